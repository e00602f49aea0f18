/**
 * The page, wired: storage, tables, document and screens.
 *
 * A tap becomes an action; the action a new document; the document is stored, then drawn. Nothing else changes anything.
 */

import { render } from "./vendor/preact.js";
import { question } from "./ask.js";
import { entriesOf } from "./entry-actions.js";
import { open, record, redo, undo } from "./history.js";
import { PREFIX, readLink, writeLink } from "./link.js";
import { listenToKeys } from "./keys.js";
import { reckon } from "./game.js";
import { reckonParty } from "./party.js";
import { backUp, followView } from "./moves.js";
import { Notices } from "./notices.js";
import { watchUpdates } from "./offline.js";
import { keepAwake } from "./wake.js";
import { change, fresh } from "./state.js";
import { Store } from "./store.js";
import { changedTotals, loadTables, readTables } from "./tables.js";
import { outward } from "./outward.js";
import { isState } from "./valid.js";
import { behind, home, isHome } from "./view.js";
import { loadWords, pickLanguage, spokenCode, wordsOf } from "./words.js";
import { App, loadScreens } from "./screens/app.js";
import { html } from "./ui.js";

const GUARD = 350; // ms in which a second tap after one of these is the same tap
const GUARDED = new Set(["start", "save", "throwIn", "rematch", "award", "playOn", "newGame", "remove", "restore", "reopen"]);

let root = document.getElementById("app");
const build = document.documentElement.dataset.build;
const store = new Store(() => globalThis.localStorage, crypto.randomUUID());
const notices = new Notices(() => words(), draw);
const session = { copied: false, showLink: false, fileFault: false, answers: new Map() };

let doc = open(fresh());
let stored = doc.state.book; // the book as storage has it
let engaged = false; // this tab has typed into the hand that is open
let torn = false; // another tab has written over what is typed here: nothing is stored until that is settled
let tables = { table: null, sizes: null, sizesRules: [] };
let quietUntil = 0;

const wanted = () => pickLanguage(doc.state.lang, navigator.languages ?? []);
const language = () => spokenCode(wanted());
const words = () => wordsOf(wanted());
const newId = () => crypto.getRandomValues(new Uint32Array(1))[0];

// ---- the document

function act(action, merge) {
  settle(record(doc, change(doc.state, action), merge), action.type);
}

function settle(next, type) {
  if (next === doc) return;
  const { game } = next.state.book;
  if (next.state.book !== doc.state.book) engaged = Boolean(game?.draft || game?.edit);
  doc = next;
  if (GUARDED.has(type)) quietUntil = performance.now() + GUARD;
  persist();
  draw();
  if (wanted() !== language()) void loadWords(wanted()).then(draw);
}

/** Undo or redo. Stacks that do not fit the state (they come from storage) are dropped, the state never. */
function travel(by) {
  let next = null;
  try {
    next = by(doc);
  } catch (fault) {
    console.error(fault);
  }
  settle(next && isState(next.state) ? next : { ...doc, past: [], future: [] });
}

function persist() {
  if (torn) return;
  try {
    if (store.write(doc)) stored = doc.state.book;
    else overtaken();
    notices.drop("storage");
  } catch {
    notices.put("storage", { onLink: () => over("share"), onRetry: persist });
  }
}

/** Another tab has written. Nothing unsaved here: its state is shown. Else the choice is the player's. */
function overtaken() {
  const mine = doc.state.book.game && (engaged || doc.state.book !== stored);
  if (!mine) return adopt();
  torn = true;
  notices.put("tab", { onShow: adopt, onKeep: keepCopy });
}

function adopt() {
  torn = false;
  engaged = false;
  notices.drop("tab");
  readStore();
  draw();
}

function keepCopy() {
  const { view, book: { game } } = doc.state;
  torn = false;
  notices.drop("tab");
  readStore();
  settle(record(doc, change(doc.state, { type: "keepCopy", game, id: newId(), view })), "keepCopy");
}

function readStore() {
  try {
    const read = store.read();
    if (read.kept) notices.put("corrupt", { key: read.kept, store });
    doc = read.doc ?? open(fresh());
    stored = doc.state.book;
  } catch {
    notices.put("storage", { onLink: () => over("share"), onRetry: persist });
  }
}

// ---- drawing

/** Draws; a state that cannot be drawn is shown from its home screen, and failing that put aside like one that cannot be read. */
function draw() {
  for (const mend of [showHome, setAside]) {
    try {
      paint();
      return;
    } catch (fault) {
      console.error(fault);
      root.replaceWith(root = root.cloneNode(false));
      mend();
    }
  }
  paint();
}

function paint() {
  const before = paint.shown;
  if (!before) root.replaceChildren(); // the splash goes; it is not to be made into a screen
  document.documentElement.lang = language();
  const c = context();
  document.title = c.title;
  render(html`<${App} c=${c} />`, root);
  paint.shown = doc.state;
  followView(before, doc.state);
}

function showHome() {
  doc = { ...doc, state: { ...doc.state, view: home(doc.state.book), ask: fresh().ask } };
}

function setAside() {
  notices.put("corrupt", { key: store.setAside(), store });
  doc = open(fresh());
  stored = doc.state.book;
}

function reckoned(game) {
  if (game?.kind === "apples" && tables.table) return reckon(game, tables.table);
  if (game?.kind === "party" && tables.sizes) return reckonParty(game, tables.sizes);
  return null;
}

function context() {
  const { state } = doc;
  const { game } = state.book;
  const figures = reckoned(game);
  const t = words();
  const from = state.view.screen === "entry" ? state.view : state.view.back;
  return {
    state, session, build, t, game, reckoned: figures, lang: language(), ...tables,
    title: game ? `${game.kind === "party" ? t.party : t.apples}: ${game.players.join(", ")}` : t.apples,
    notice: notices.first(), act, over, back,
    can: { undo: doc.past.length > 0, redo: doc.future.length > 0 },
    go: (view) => act({ type: "go", view }),
    actBehind: (action) => { settle(record(doc, change({ ...doc.state, view: behind(doc.state.view, doc.state.book) }, action)), action.type); },
    undo: () => travel(undo), redo: () => travel(redo),
    entries: from?.screen === "entry" ? entriesOf(game, from.hand) : null,
    totalsBefore: totalsBefore(game, figures, from),
    start, save, throwIn, award, rematch, ...outward({ doc: () => doc, tables: () => tables, session, draw, words, act, restore, link, canSend: Boolean(navigator.share) }),
    link, answer, askAgain,
    day: (time) => new Date(time).toLocaleDateString(language(), { day: "numeric", month: "short" }),
  };
}

function totalsBefore(game, figures, view) {
  if (view?.screen !== "entry" || !figures) return [];
  return view.hand ? figures.hands[view.hand - 1].totals : game.players.map(() => 0);
}

// ---- taps that need the clock, chance or the figures

const over = (screen, more = {}) => act({ type: "go", view: { screen, back: doc.state.view.back ?? doc.state.view, ...more } });

function back() {
  const { view, book } = doc.state;
  if (view.screen === "entry") act({ type: "leave" });
  else if (!isHome(view)) act({ type: "go", view: behind(view, book) });
}

function start(names) {
  act({ type: "start", id: newId(), now: Date.now(), names, goal: doc.state.book.setup.goal ?? tables.table?.goal });
}

/** Changes the game, and shows the result where the change has ended it, or ended it otherwise. */
function play(action) {
  const before = reckoned(doc.state.book.game);
  const after = change(doc.state, { ...action, now: Date.now(), to: "sheet" }).book.game;
  const now = reckoned(after);
  const ends = now.end !== null && (now.end !== before.end || String(now.winners) !== String(before.winners));
  act({ ...action, now: Date.now(), to: ends ? "over" : after.kind === "party" ? "party" : "sheet" });
}

const save = () => play({ type: "save" });
const throwIn = (hand) => play({ type: "throwIn", hand });
const award = (seat) => play({ type: "award", seat });

function rematch() {
  const { judge, dealer } = reckoned(doc.state.book.game);
  act({ type: "rematch", id: newId(), now: Date.now(), first: judge ?? dealer });
}

// ---- links

const link = () => `${location.origin}/${writeLink(doc.state.book.game, tables.table ?? { ranks: [] })}`;

/** `replace`: it is the same game, further on. */
const restore = (game, replace = false) => {
  const same = doc.state.book.game?.id === game.id && !replace;
  act({ type: "restore", game: same ? { ...game, id: newId() } : game, replace });
};

function openFragment() {
  if (!location.hash.startsWith(PREFIX) || !tables.table) return;
  const fragment = location.hash;
  history.replaceState(history.state, "", location.pathname + location.search);
  try {
    offer(readLink(fragment, tables.table));
  } catch {
    notices.put("damaged");
  }
}

const lengthOf = (game) => (game.hands ?? game.rounds).length;

function offer(game) {
  const mine = doc.state.book.game;
  const begun = mine && (lengthOf(mine) > 0 || mine.draft);
  if (!begun || (mine.id === game.id && lengthOf(mine) < lengthOf(game))) return restore(game, mine?.id === game.id);
  if (mine.id === game.id && writeLink(mine, tables.table) === writeLink(game, tables.table)) return undefined;
  return notices.put("other", { mine: lengthOf(mine), theirs: lengthOf(game), kind: mine.kind, onOpen: () => restore(game) });
}

// ---- questions of the table

function answer() {
  const address = question(doc.state.ask);
  if (!session.answers.has(address)) {
    session.answers.set(address, { state: "waiting" });
    queueMicrotask(() => ask(address));
  }
  return session.answers.get(address);
}

async function ask(address) {
  try {
    const response = await fetch(address, { headers: { Accept: "application/json" } });
    const body = await response.json();
    session.answers.set(address, response.ok ? { state: "answered", body } : { state: "refused", detail: body.detail });
  } catch {
    session.answers.set(address, { state: "offline" });
  }
  draw();
}

function askAgain() {
  session.answers.clear();
  draw();
}

// ---- the start

function swallowSecondTaps(event) {
  if (performance.now() >= quietUntil) return;
  event.preventDefault();
  event.stopPropagation();
}

async function bringTables() {
  const known = readTables(store.recall("tables"));
  if (known) {
    tables = known;
    draw();
  }
  const [loaded] = await Promise.all([loadTables(), loadScreens()]);
  if (loaded) {
    const changed = known && changedTotals(doc.state.book, known.table, loaded.table);
    if (changed?.length) notices.put("table", { games: changed });
    store.note("tables", loaded.answers);
    tables = loaded;
  } else if (!tables.table) notices.put("notable", { onRetry: () => { notices.drop("notable"); void bringTables(); } });
  root.removeAttribute("aria-busy");
  draw();
  openFragment();
}

/** A shortcut of the installed page: once, not at every reload. */
function shortcut() {
  const screen = new URLSearchParams(location.search).get("go");
  if (screen !== "ask" && screen !== "rules") return;
  history.replaceState(history.state, "", location.pathname + location.hash);
  over(screen);
}

readStore();
await loadWords(wanted());
shortcut();
void bringTables();
document.addEventListener("click", swallowSecondTaps, true);
globalThis.addEventListener("hashchange", openFragment);
globalThis.addEventListener("storage", (event) => { if (event.key === store.key && event.newValue !== null && !torn) overtaken(); });
backUp(() => !isHome(doc.state.view), back);
listenToKeys({ act, back, undo: () => travel(undo), redo: () => travel(redo), view: () => doc.state.view, tables: () => tables });
keepAwake(() => doc.state.book.game !== null, () => { if (!store.recall("told")) { store.note("told", true); notices.put("dark"); } });
watchUpdates(build, (use) => notices.put("update", { onUse: use }));
