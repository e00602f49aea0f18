/**
 * The page, wired: storage, tables, document and screens.
 *
 * A tap becomes an action; the action a new document; the document is stored, then drawn. Nothing else changes anything.
 */

import { render } from "./vendor/preact.js";
import { Answers } from "./answers.js";
import { arrive } from "./arrivals.js";
import { question } from "./ask.js";
import { entriesOf } from "./entry-actions.js";
import { record, redo, undo } from "./history.js";
import { Keeper } from "./keeper.js";
import { writeLink } from "./link.js";
import { listenToKeys } from "./keys.js";
import { reckon } from "./game.js";
import { reckonParty } from "./party.js";
import { backUp, followView } from "./moves.js";
import { Notices } from "./notices.js";
import { watchUpdates } from "./offline.js";
import { keepAwake } from "./wake.js";
import { change } from "./state.js";
import { Store } from "./store.js";
import { changedTotals, loadTables, readTables } from "./tables.js";
import { outward } from "./outward.js";
import { behind, isHome } from "./view.js";
import { loadWords, pickLanguage, spokenCode, wordsOf } from "./words.js";
import { App, loadScreens } from "./screens/app.js";
import { html } from "./ui.js";

const GUARD = 350; // ms in which a second tap after one of these is the same tap
const GUARDED = new Set(["start", "save", "throwIn", "rematch", "award", "playOn", "newGame", "remove", "restore", "reopen"]);

let root = document.getElementById("app");
const build = document.documentElement.dataset.build;
const store = new Store(() => globalThis.localStorage, crypto.randomUUID());
const notices = new Notices(() => words(), draw);
const answers = new Answers(draw);
const session = { copied: false, showLink: false, fileFault: false };

const newId = () => crypto.getRandomValues(new Uint32Array(1))[0];
const keeper = new Keeper({ store, notices, draw, showLink: () => over("share"), newId });
let tables = { table: null, sizes: null, sizesRules: [] };
let quietUntil = 0;

const wanted = () => pickLanguage(keeper.state.lang, navigator.languages ?? []);
const language = () => spokenCode(wanted());
const words = () => wordsOf(wanted());

// ---- the document

const act = (action, merge) => drawn(keeper.take(record(keeper.doc, change(keeper.state, action), merge)), action.type);
const travel = (by) => drawn(keeper.travel(by));

function drawn(changed, type) {
  if (!changed) return;
  if (GUARDED.has(type)) quietUntil = performance.now() + GUARD;
  draw();
  if (wanted() !== language()) void loadWords(wanted()).then(draw);
}

// ---- drawing

/** Draws; a state that cannot be drawn is shown from its home screen, and failing that put aside like one that cannot be read. */
function draw() {
  for (const mend of ["showHome", "setAside"]) {
    try {
      paint();
      return;
    } catch (fault) {
      console.error(fault);
      root.replaceWith(root = root.cloneNode(false));
      keeper[mend]();
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
  paint.shown = keeper.state;
  followView(before, keeper.state);
}

function reckoned(game) {
  if (game?.kind === "apples" && tables.table) return reckon(game, tables.table);
  if (game?.kind === "party" && tables.sizes) return reckonParty(game, tables.sizes);
  return null;
}

function context() {
  const { doc, state } = keeper;
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
    actBehind: (action) => drawn(keeper.take(record(keeper.doc, change({ ...state, view: behind(state.view, state.book) }, action))), action.type),
    undo: () => travel(undo), redo: () => travel(redo),
    entries: from?.screen === "entry" ? entriesOf(game, from.hand) : null,
    totalsBefore: totalsBefore(game, figures, from),
    start, save, throwIn, award, rematch, ...outward({ game: () => keeper.game, view: () => keeper.state.view, tables: () => tables, session, draw, words, act, restore, link, canSend: Boolean(navigator.share) }),
    link, answer: () => answers.of(question(keeper.state.ask)), askAgain: () => answers.again(),
    day: (time) => new Date(time).toLocaleDateString(language(), { day: "numeric", month: "short" }),
  };
}

function totalsBefore(game, figures, view) {
  if (view?.screen !== "entry" || !figures) return [];
  return view.hand ? figures.hands[view.hand - 1].totals : game.players.map(() => 0);
}

// ---- taps that need the clock, chance or the figures

const over = (screen, more = {}) => act({ type: "go", view: { screen, back: keeper.state.view.back ?? keeper.state.view, ...more } });

function back() {
  const { view, book } = keeper.state;
  if (view.screen === "entry") act({ type: "leave" });
  else if (!isHome(view)) act({ type: "go", view: behind(view, book) });
}

function start(names) {
  act({ type: "start", id: newId(), now: Date.now(), names, goal: keeper.state.book.setup.goal ?? tables.table?.goal });
}

/** Changes the game, and shows the result where the change has ended it, or ended it otherwise. */
function play(action) {
  const before = reckoned(keeper.game);
  const after = change(keeper.state, { ...action, now: Date.now(), to: "sheet" }).book.game;
  const now = reckoned(after);
  const ends = now.end !== null && (now.end !== before.end || String(now.winners) !== String(before.winners));
  act({ ...action, now: Date.now(), to: ends ? "over" : after.kind === "party" ? "party" : "sheet" });
}

const save = () => play({ type: "save" });
const throwIn = (hand) => play({ type: "throwIn", hand });
const award = (seat) => play({ type: "award", seat });

function rematch() {
  const { judge, dealer } = reckoned(keeper.game);
  act({ type: "rematch", id: newId(), now: Date.now(), first: judge ?? dealer });
}

// ---- links

const link = () => `${location.origin}/${writeLink(keeper.game, tables.table ?? { ranks: [] })}`;

/** `replace`: it is the same game, further on. */
const restore = (game, replace = false) => {
  const same = keeper.game?.id === game.id && !replace;
  act({ type: "restore", game: same ? { ...game, id: newId() } : game, replace });
};

function openFragment() {
  if (tables.table) arrive({ mine: keeper.game, table: tables.table, restore, notices });
}

// ---- the start

/** Only fingers are hasty: a click that a script makes is meant. */
function swallowSecondTaps(event) {
  if (!event.isTrusted || performance.now() >= quietUntil) return;
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
    const changed = known && changedTotals(keeper.state.book, known.table, loaded.table);
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

keeper.read();
await loadWords(wanted());
shortcut();
void bringTables();
document.addEventListener("click", swallowSecondTaps, true);
globalThis.addEventListener("hashchange", openFragment);
globalThis.addEventListener("storage", (event) => { if (event.key === store.key && event.newValue !== null) keeper.overtaken(); });
backUp(() => !isHome(keeper.state.view), back);
listenToKeys({ act, back, undo: () => travel(undo), redo: () => travel(redo), view: () => keeper.state.view, tables: () => tables });
keepAwake(() => keeper.game !== null, () => { if (!store.recall("told")) { store.note("told", true); notices.put("dark"); } });
watchUpdates(build, (use) => notices.put("update", { onUse: use }));
