/**
 * The document in the browser's storage, as one text that begins with its revision.
 *
 *   apples.page        {"revision": n, "writer": tab, "doc": {state, past, future}}
 *   apples.page.kept*  texts that could not be read, unchanged
 *   apples.page.tables the tables of points last used, apples.page.told what is told once
 *
 * No other key is read or removed. A revision is compared before each write, so that a tab never overwrites another.
 */

import { isDoc } from "./valid.js";

export const KEY = "apples.page";
export const KEPT = "apples.page.kept.";
const REVISION = /^\{"revision":(\d+),"writer":"([\w-]+)"/;

/** `storage` is localStorage, or a function that gets it (getting it may throw). */
export class Store {
  #get;
  #seen = 0; // the revision this tab has read or written last

  constructor(get, tab) {
    this.#get = get;
    this.tab = tab;
    this.key = KEY;
  }

  /** `{doc}`, `{doc: null}` where there is none, `{doc: null, kept}` where the text was no document; throws as storage does. */
  read() {
    const text = this.#get().getItem(KEY);
    if (text === null) return { doc: null };
    const stored = parse(text);
    if (stored) {
      this.#seen = stored.revision;
      return { doc: stored.doc };
    }
    return { doc: null, kept: this.#putAside(text) };
  }

  /** Puts a stored text aside that could be read but not shown; answers the key it is kept under. */
  setAside() {
    return this.#putAside(this.#get().getItem(KEY) ?? "");
  }

  /** The text goes, unchanged, to a key of its own before its key is used again. */
  #putAside(text) {
    const storage = this.#get();
    let number = 1;
    while (storage.getItem(KEPT + number) !== null) number += 1;
    storage.setItem(KEPT + number, text);
    storage.removeItem(KEY);
    this.#seen = 0;
    return KEPT + number;
  }

  /** Has another tab written since this one read or wrote? */
  isBehind() {
    const text = this.#get().getItem(KEY);
    return text !== null && revisionOf(text) !== this.#seen;
  }

  /** Writes; false, and nothing written, where another tab was faster. Throws as storage does. */
  write(doc) {
    if (this.isBehind()) return false;
    const revision = this.#seen + 1;
    this.#get().setItem(KEY, `{"revision":${revision},"writer":"${this.tab}","doc":${JSON.stringify(doc)}}`);
    this.#seen = revision;
    return true;
  }

  /** The key of a text that was put aside earlier and is still there, or null. */
  oldestKept() {
    return this.#get().getItem(`${KEPT}1`) === null ? null : `${KEPT}1`;
  }

  keptText(key) {
    return this.#get().getItem(key);
  }

  drop(key) {
    this.#get().removeItem(key);
  }

  /** A small value of its own, or null; never throws. */
  recall(key) {
    try {
      return JSON.parse(this.#get().getItem(`${KEY}.${key}`));
    } catch {
      return null;
    }
  }

  note(key, value) {
    try {
      this.#get().setItem(`${KEY}.${key}`, JSON.stringify(value));
    } catch {
      // the game itself is told about; these are conveniences
    }
  }
}

const revisionOf = (text) => Number(REVISION.exec(text)?.[1] ?? -1);

function parse(text) {
  try {
    const stored = JSON.parse(text);
    return Number.isInteger(stored.revision) && isDoc(stored.doc) ? stored : null;
  } catch {
    return null;
  }
}
