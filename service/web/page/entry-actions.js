/** The taps of a hand being entered: actions on `book.game.draft`, or on `edit`, a copy of an old hand. */

import { blank, close, isComplete, isTyped, name, pressPoints, pressRank } from "./entry.js";
import { firstSeat, withHand } from "./game.js";
import { home } from "./view.js";

const isOld = (game, at) => at < game.hands.length;

/** The entries on the screen: the draft, the copy being edited, or the hand as it is saved. */
export function entriesOf(game, at) {
  const blanks = () => game.players.map(() => blank());
  if (!isOld(game, at)) return game.draft ?? blanks();
  return game.edit?.hand === at ? game.edit.entries : game.hands[at].entries ?? blanks();
}

const withEntries = (game, at, entries) =>
  (isOld(game, at) ? { ...game, edit: { hand: at, entries } } : { ...game, draft: entries });

const withGame = (state, game, view = state.view) => ({ ...state, view, book: { ...state.book, game } });

/** The first player from `seat` on, round the table, who is not complete; beyond the last seat is the check. */
export function nextOpen(entries, seat) {
  const order = entries.map((_, step) => (seat + step) % entries.length);
  return order.find((at) => !isComplete(entries[at])) ?? entries.length;
}

/** Changes the entry of the player at the open tab. */
function onEntry(state, revise, after = (view) => view) {
  const { view, book: { game } } = state;
  const entries = entriesOf(game, view.hand);
  const before = entries[view.at];
  const entry = before && revise(before);
  if (!entry || entry === before) return state;
  const revised = entries.with(view.at, entry);
  return withGame(state, withEntries(game, view.hand, revised), after({ ...view, hint: false }, revised));
}

const toNext = (view, entries) => ({ ...view, at: nextOpen(entries, (view.at + 1) % entries.length) });

/** Opens the hand to come where it was left, at the left of the dealer first. */
export function enter(state) {
  const { game } = state.book;
  const at = game.hands.length;
  return { ...state, view: { screen: "entry", hand: at, at: nextOpen(entriesOf(game, at), firstSeat(game, at)) } };
}

/** Opens an old hand; nothing is copied before something is changed. */
export const edit = (state, { hand }) => ({ ...state, view: { screen: "entry", hand, at: state.book.game.players.length } });

export const tab = (state, { at }) => ({ ...state, view: { ...state.view, at, hint: false } });

export const hint = (state) => ({ ...state, view: { ...state.view, hint: true } });

export const rank = (state, { rank: pressed, suits }) => onEntry(state, (entry) => (isTyped(entry) ? entry : pressRank(entry, pressed, suits)));

export const retarget = (state) => onEntry(state, (entry) => ({ ...entry, target: null }));

/** A number of singles, or with named singles "Next": completes the player and opens the next. */
export function singles(state, { singles: number }) {
  const { view, book: { game } } = state;
  const entries = entriesOf(game, view.hand);
  const entry = entries[view.at];
  if (!entry || isTyped(entry) || entry.target === null) return state;
  const complete = entry.named ? close(entry) : { ...entry, singles: number };
  const revised = entries.with(view.at, complete);
  if (complete.singles === entry.singles) return { ...state, view: toNext({ ...view, hint: false }, revised) };
  return withGame(state, withEntries(game, view.hand, revised), toNext({ ...view, hint: false }, revised));
}

export const digit = (state, { key }) => onEntry(state, (entry) => (isTyped(entry) ? pressPoints(entry, key) : entry));

/** On from the points of a player, once there are any. */
export function next(state) {
  const entries = entriesOf(state.book.game, state.view.hand);
  if (!isComplete(entries[state.view.at])) return state;
  return { ...state, view: toNext({ ...state.view, hint: false }, entries) };
}

/** Points instead of cards for the player at the tab, and back. The cards stay where they were. */
export const points = (state) => onEntry(state, (entry) => ({ ...entry, points: isTyped(entry) ? null : "" }));

const onAll = (state, revise) => {
  const { view, book: { game } } = state;
  const entries = entriesOf(game, view.hand);
  const revised = entries.map(revise);
  const at = view.at < entries.length ? view.at : nextOpen(revised, firstSeat(game, view.hand));
  return withGame(state, withEntries(game, view.hand, revised), { ...view, at, hint: false });
};

export const pointsAll = (state) => onAll(state, (entry) => (isTyped(entry) ? entry : { ...entry, points: "" }));

export const named = (state, { on }) => onAll(state, (entry) => name(entry, on));

export function again(state) {
  const { view, book: { game } } = state;
  const cleared = withEntries(game, view.hand, game.players.map(() => blank()));
  return withGame(state, cleared, { ...view, at: firstSeat(game, view.hand), hint: false });
}

/** Saves the hand on the screen; refused only while a player is blank. */
export function save(state, { to, now }) {
  const { view, book: { game } } = state;
  const entries = entriesOf(game, view.hand);
  if (!entries.every(isComplete)) return state;
  return withGame(state, settled(game, view.hand, { entries }, now), { screen: to });
}

/** Thrown in: the hand on the screen, or from elsewhere the next one. */
export function throwIn(state, { hand, to, now }) {
  return withGame(state, settled(state.book.game, hand, { thrown: true }, now), { screen: to });
}

function settled(game, at, hand, now) {
  const kept = isOld(game, at) ? { edit: null } : { draft: null, touched: now };
  return { ...withHand(game, at, hand), ...kept };
}

/** Leaves the entry. The draft of a new hand stays; a changed copy of an old one is dropped. */
export function leave(state) {
  const { view, book } = state;
  if (!isOld(book.game, view.hand)) return { ...state, view: home(book) };
  const back = { screen: "breakdown", hand: view.hand, by: "player" };
  return book.game.edit ? withGame(state, { ...book.game, edit: null }, back) : { ...state, view: back };
}
