/** Actions on the table and its games: seats, names, goal, hands as a whole, new game, rematch, rounds of the party game. */

import { begin } from "./game.js";
import { alike, isVisible, remember, tidy } from "./names.js";
import { beginParty, judgeOf, FEWEST, MOST } from "./party.js";
import { home } from "./view.js";

const withBook = (state, book, view = state.view) => ({ ...state, view, book: { ...state.book, ...book } });
const withSetup = (state, setup) => withBook(state, { setup: { ...state.book.setup, ...setup } });
const withGame = (state, game, view) => withBook(state, { game: { ...state.book.game, ...game } }, view);

export const seatsOf = (setup) => (setup.kind === "apples" ? 4 : setup.seats);

// ---- before the game

export const kind = (state, { kind: chosen }) => (chosen === state.book.setup.kind ? state : withSetup(state, { kind: chosen, first: 0 }));

export const seatName = (state, { seat, name }) => withSetup(state, { names: state.book.setup.names.with(seat, name) });

export const first = (state, { seat }) => (seat === state.book.setup.first ? state : withSetup(state, { first: seat }));

export const goal = (state, { goal: points }) => (points > 0 ? withSetup(state, { goal: points }) : state);

export function seats(state, { by }) {
  const { setup } = state.book;
  const number = setup.seats + by;
  if (number < FEWEST || number > MOST) return state;
  return withSetup(state, { seats: number, first: Math.min(setup.first, number - 1) });
}

/** Two neighbours change places; the dealer stays who it was. */
export function move(state, { seat, by }) {
  const { setup } = state.book;
  if (seat + by < 0 || seat + by >= seatsOf(setup)) return state;
  return withSetup(state, { names: swap(setup.names, seat, seat + by), first: followed(setup.first, seat, seat + by) });
}

const swap = (list, a, b) => list.with(a, list[b]).with(b, list[a]);
const followed = (seat, a, b) => (seat === a ? b : seat === b ? a : seat);

/** A name used before fills the first seat that has none. */
export function chip(state, { name }) {
  const { setup } = state.book;
  const seat = setup.names.slice(0, seatsOf(setup)).findIndex((typed) => typed === null || typed === "");
  return seat < 0 ? state : seatName(state, { seat, name });
}

export function start(state, { id, now, names, goal: points }) {
  const { setup, names: before } = state.book;
  const players = names.map(tidy);
  if (state.book.game || alike(players).length || !players.every(isVisible)) return state;
  const game = setup.kind === "apples"
    ? begin({ id, players, dealer: setup.first, goal: points, now })
    : beginParty({ id, players, judge: setup.first, now });
  const chosen = players.filter((_, seat) => setup.names[seat]);
  return settle(state, { game, names: remember(before, chosen) });
}

const settle = (state, book) => withBook(state, book, home({ ...state.book, ...book }));

// ---- during the game

/** Typed names stay in the view; they reach the game once all are visible and no two alike. */
export function rename(state, { seat, name }) {
  const { view, book: { game } } = state;
  const typed = (view.names ?? game.players).with(seat, name);
  const looking = { ...state, view: { ...view, names: typed } };
  const players = typed.map(tidy);
  if (alike(players).length || !players.every(isVisible)) return looking;
  return players.every((player, at) => player === game.players[at]) ? looking : withGame(looking, { players });
}

/** Other seats, only before the first hand or round. */
export function reseat(state, { seat, by }) {
  const { game } = state.book;
  const other = seat + by;
  if ((game.hands ?? game.rounds).length || other < 0 || other >= game.players.length) return state;
  const lead = game.kind === "apples" ? "dealer" : "judge";
  return withGame(state, { players: swap(game.players, seat, other), [lead]: followed(game[lead], seat, other) }, { ...state.view, names: undefined });
}

/** Who deals, or judges, first: only before the first hand or round. */
export function lead(state, { seat }) {
  const { game } = state.book;
  const key = game.kind === "apples" ? "dealer" : "judge";
  return (game.hands ?? game.rounds).length || game[key] === seat ? state : withGame(state, { [key]: seat });
}

export const gameGoal = (state, { goal: points }) => (points > 0 ? withGame(state, { goal: points }) : state);

export function remove(state, { hand }) {
  const { game } = state.book;
  const edit = game.edit?.hand === hand ? null : game.edit;
  return withGame(state, { hands: game.hands.toSpliced(hand, 1), edit }, { screen: "sheet" });
}

export const playOn = (state, { goal: points }) => withGame(state, { goal: points }, home(state.book));

// ---- from game to game

const isPlayed = (game) => Boolean(game && (game.rounds ?? game.hands).length + (game.draft ? 1 : 0));

const shelved = ({ game, past }) => (isPlayed(game) ? [game, ...past] : past);

/** The game goes to the past ones, and the next is set up with the same names. */
export function newGame(state) {
  const { book } = state;
  const { game, setup } = book;
  if (!game) return state;
  const names = Array.from({ length: MOST }, (_, seat) => game.players[seat] ?? null);
  const seated = game.kind === "party" ? game.players.length : setup.seats;
  return settle(state, { game: null, past: shelved(book), setup: { ...setup, kind: game.kind, names, seats: seated, first: 0 } });
}

export function rematch(state, { id, now, first: seat }) {
  const { game } = state.book;
  const again = game.kind === "apples"
    ? begin({ id, now, players: game.players, dealer: seat, goal: state.book.setup.goal ?? game.goal })
    : beginParty({ id, now, players: game.players, judge: seat });
  return settle(state, { game: again, past: shelved(state.book) });
}

export function reopen(state, { at }) {
  const { book } = state;
  const game = book.past[at];
  return game ? settle(state, { game, past: shelved({ game: book.game, past: book.past.toSpliced(at, 1) }) }) : state;
}

export const forget = (state, { at }) => withBook(state, { past: state.book.past.toSpliced(at, 1) });

/** A game from a link or a file. With `replace` it is the one here, further on; else that one goes to the past games. */
export function restore(state, { game, replace }) {
  const { book } = state;
  return settle(state, { game, past: replace ? book.past : shelved(book) });
}

/** Another tab was faster: its book holds, and this tab's game becomes a game of its own beside it. */
export function keepCopy(state, { game, id, view }) {
  return withBook(state, { game: { ...game, id }, past: shelved(state.book) }, view);
}

// ---- Apples to Apples

export function award(state, { seat, to, now }) {
  const { game } = state.book;
  if (seat === judgeOf(game, game.rounds.length)) return state;
  return withGame(state, { rounds: [...game.rounds, seat], touched: now }, { screen: to });
}

/** Another winner for a round played. */
export function rewin(state, { round, seat }) {
  const { game } = state.book;
  const looking = { ...state, view: { ...state.view, round: null } };
  if (seat === judgeOf(game, round) || game.rounds[round] === seat) return looking;
  return withGame(looking, { rounds: game.rounds.with(round, seat) });
}
