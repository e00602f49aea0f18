/** The notices that wait, each with its words and what can be done about it; the most pressing is shown. */

import { saveFile } from "./files.js";

const ORDER = ["storage", "tab", "corrupt", "damaged", "other", "table", "notable", "update", "dark"];

export class Notices {
  #waiting = new Map();
  #words;
  #draw;

  constructor(words, draw) {
    this.#words = words;
    this.#draw = draw;
  }

  put(id, data = {}) {
    this.#waiting.set(id, data);
    queueMicrotask(this.#draw);
  }

  drop(id) {
    if (this.#waiting.delete(id)) queueMicrotask(this.#draw);
  }

  /** The first, ready to be shown, or null. */
  first() {
    const id = ORDER.find((known) => this.#waiting.has(known));
    if (!id) return null;
    const close = () => this.drop(id);
    return { id, choices: [], ...WORDED[id](this.#words(), this.#waiting.get(id), close) };
  }
}

const then = (close, act) => () => { close(); act(); };

/** By id: (words, data, close) -> {kind, sign, alert, lead, text, choices}. */
const WORDED = {
  storage: (t, { onLink, onRetry }) => ({ kind: "bad", sign: "warn", alert: true, ...t.noticeStorage, choices: [[t.sendMyself, onLink], [t.tryAgain, onRetry]] }),
  tab: (t, { onShow, onKeep }) => ({ kind: "warn", sign: "copy", alert: true, ...t.noticeTab, choices: [[t.showThat, onShow], [t.keepMine, onKeep]] }),
  corrupt: (t, { key, store }, close) => ({
    kind: "bad", sign: "warn", alert: true, ...t.noticeCorrupt,
    choices: [[t.saveAsFile, () => saveFile(`${key}.txt`, store.keptText(key), "text/plain")], [t.throwAway, then(close, () => store.drop(key))]],
  }),
  damaged: (t, _data, close) => ({ kind: "bad", sign: "warn", alert: true, ...t.noticeDamaged, choices: [[t.understood, close]] }),
  other: (t, { mine, theirs, kind, onOpen }, close) => {
    const count = kind === "party" ? t.rounds : t.hands;
    return { kind: "warn", sign: "warn", lead: t.noticeOther.lead, text: t.noticeOther.text(count(mine), count(theirs)), choices: [[t.openBoth, then(close, onOpen)], [t.stay, close]] };
  },
  table: (t, { games }, close) => ({ kind: "warn", sign: "flag", lead: t.noticeTable.lead, text: t.noticeTable.text(games.join("; ")), choices: [[t.understood, close]] }),
  notable: (t, { onRetry }) => ({ kind: "warn", sign: "warn", ...t.noticeNoTable, choices: [[t.tryAgain, onRetry]] }),
  update: (t, { onUse }, close) => ({ kind: "ok", sign: "ok", ...t.noticeUpdate, choices: [[t.useNow, onUse], [t.later, close]] }),
  dark: (t, _data, close) => ({ kind: "warn", sign: "warn", lead: "", text: t.noticeDark, choices: [[t.understood, close]] }),
};
