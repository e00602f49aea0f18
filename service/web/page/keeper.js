/**
 * The document and its storage: whatever is tapped is stored before it is drawn, and no tab overwrites another.
 *
 *   engaged   this tab has typed into the hand that is open
 *   torn      another tab has written over what is typed here; nothing is stored until the player has settled that
 */

import { open, record } from "./history.js";
import { change, fresh } from "./state.js";
import { isState } from "./valid.js";
import { home } from "./view.js";

const FEW_STEPS = 20;

export class Keeper {
  doc = open(fresh());
  #store;
  #notices;
  #draw;
  #showLink;
  #newId;
  #stored = this.doc.state.book; // the book as storage has it
  #engaged = false;
  #torn = false;

  constructor({ store, notices, draw, showLink, newId }) {
    this.#store = store;
    this.#notices = notices;
    this.#draw = draw;
    this.#showLink = showLink;
    this.#newId = newId;
  }

  get state() {
    return this.doc.state;
  }

  get game() {
    return this.state.book.game;
  }

  /** Takes the next document and stores it; false where nothing has changed. */
  take(next) {
    if (next === this.doc) return false;
    const { game } = next.state.book;
    if (next.state.book !== this.state.book) this.#engaged = Boolean(game?.draft || game?.edit);
    this.doc = next;
    this.#persist();
    return true;
  }

  /** Undo or redo. Stacks that do not fit the state (they come from storage) are dropped, the state never. */
  travel(by) {
    let next = null;
    try {
      next = by(this.doc);
    } catch (fault) {
      console.error(fault);
    }
    return this.take(next && isState(next.state) ? next : { ...this.doc, past: [], future: [] });
  }

  /** Takes the stored document; false where there is none that can be read. */
  read() {
    try {
      const { doc, kept } = this.#store.read();
      this.#tellKept(kept ?? this.#store.oldestKept());
      if (!doc) return false;
      this.doc = doc;
      this.#stored = doc.state.book;
    } catch {
      this.#tellFailure();
    }
    return true;
  }

  /** Another tab has written. Nothing unsaved here: its state is shown. Else the choice is the player's. */
  overtaken() {
    if (this.#torn) return;
    if (!this.game || !(this.#engaged || this.state.book !== this.#stored)) {
      this.#adopt();
      return;
    }
    this.#torn = true;
    this.#notices.put("tab", { onShow: () => this.#adopt(), onKeep: () => this.#keepCopy() });
  }

  /** A state that cannot be drawn is looked at from its home screen. */
  showHome() {
    this.doc = { ...this.doc, state: { ...this.state, view: home(this.state.book), ask: fresh().ask } };
  }

  /** One that cannot be drawn from there either is put aside, like one that cannot be read. */
  setAside() {
    this.#tellKept(this.#store.setAside());
    this.doc = open(fresh());
    this.#stored = this.state.book;
  }

  #persist = () => {
    if (this.#torn) return;
    try {
      if (this.#write()) this.#stored = this.state.book;
      else this.overtaken();
      this.#notices.drop("storage");
    } catch {
      this.#tellFailure();
    }
  };

  /** Where storage is nearly full the game goes before the steps to undo. */
  #write() {
    try {
      return this.#store.write(this.doc);
    } catch {
      return this.#store.write({ ...this.doc, past: this.doc.past.slice(-FEW_STEPS), future: [] });
    }
  }

  #adopt() {
    this.#settled();
    this.#engaged = false;
    if (!this.read()) this.#persist(); // what is there cannot be read and was put aside: this tab's state stands
    this.#draw();
  }

  #keepCopy() {
    const { view, book: { game } } = this.state;
    this.#settled();
    this.read();
    if (game) this.take(record(this.doc, change(this.state, { type: "keepCopy", game, id: this.#newId(), view })));
    this.#draw();
  }

  #settled() {
    this.#torn = false;
    this.#notices.drop("tab");
  }

  #tellKept(key) {
    if (key) this.#notices.put("corrupt", { key, store: this.#store });
  }

  #tellFailure() {
    this.#notices.put("storage", { onLink: this.#showLink, onRetry: this.#persist });
  }
}
