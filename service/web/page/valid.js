/** Is a value from storage, a file or a link what the page keeps? Asked before it is used; it may come from anywhere. */

import { MOST_DIGITS } from "./entry.js";
import { isVisible, LONGEST } from "./names.js";

const isWhole = (value, least, most) => Number.isInteger(value) && value >= least && value <= most;
const isMap = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isTime = (value) => value === null || isWhole(value, 0, Number.MAX_SAFE_INTEGER);
const isName = (name) => typeof name === "string" && name.length <= 2 * LONGEST && isVisible(name);
const isNullOr = (test) => (value) => value === null || test(value);

const POINTS = new RegExp(`^-?\\d{0,${MOST_DIGITS + 1}}$`);
const isRank = (value) => typeof value === "string" && /^[0-9A-Z]{1,2}$/.test(value);

const isEntry = (entry) =>
  isMap(entry)
  && (entry.target === null || isRank(entry.target))
  && isMap(entry.counts) && Object.entries(entry.counts).every(([rank, cards]) => isRank(rank) && isWhole(cards, 1, 4))
  && (entry.singles === null || isWhole(entry.singles, 0, 15))
  && typeof entry.named === "boolean"
  && (entry.points === null || (typeof entry.points === "string" && POINTS.test(entry.points)));

const areEntries = (entries, seats) => Array.isArray(entries) && entries.length === seats && entries.every(isEntry);
const isWholeEntry = (entry) => (entry.points === null ? entry.target !== null && entry.singles !== null : /\d/.test(entry.points));
const isHand = (hand, seats) => isMap(hand) && (hand.thrown === true || (areEntries(hand.entries, seats) && hand.entries.every(isWholeEntry)));

const isPlayers = (players, least, most) => Array.isArray(players) && isWhole(players.length, least, most) && players.every(isName);

const isApples = (game) =>
  isPlayers(game.players, 4, 4)
  && isWhole(game.dealer, 0, 3)
  && isWhole(game.goal, 1, 100_000)
  && Array.isArray(game.hands) && game.hands.length < 1000 && game.hands.every((hand) => isHand(hand, 4))
  && (game.draft === null || areEntries(game.draft, 4))
  && (game.edit === null || (isMap(game.edit) && isWhole(game.edit.hand, 0, game.hands.length - 1) && areEntries(game.edit.entries, 4)));

const isParty = (game) =>
  isPlayers(game.players, 4, 10)
  && isWhole(game.judge, 0, game.players.length - 1)
  && (game.goal === null || isWhole(game.goal, 1, 100_000))
  && Array.isArray(game.rounds) && game.rounds.length < 1000
  && game.rounds.every((winner, round) => isWhole(winner, 0, game.players.length - 1) && winner !== (game.judge + round) % game.players.length);

export const isGame = (game) =>
  isMap(game) && isWhole(game.id, 0, 0xffffffff) && isTime(game.started) && isTime(game.touched)
  && ((game.kind === "apples" && isApples(game)) || (game.kind === "party" && isParty(game)));

const isSetup = (setup) =>
  isMap(setup) && ["apples", "party"].includes(setup.kind)
  && Array.isArray(setup.names) && setup.names.length === 10
  && setup.names.every((name) => name === null || (typeof name === "string" && name.length <= 2 * LONGEST))
  && isWhole(setup.seats, 4, 10) && isWhole(setup.first, 0, 9) && (setup.goal === null || isWhole(setup.goal, 1, 100_000));

const isView = (view) => isMap(view) && typeof view.screen === "string" && (view.back === undefined || isView(view.back));

export const isState = (state) =>
  isMap(state) && isView(state.view) && isMap(state.ask) && (state.lang === null || typeof state.lang === "string")
  && isMap(state.book) && isNullOr(isGame)(state.book.game) && isSetup(state.book.setup)
  && Array.isArray(state.book.past) && state.book.past.every(isGame)
  && Array.isArray(state.book.names) && state.book.names.every(isName);

const isChange = (change) => isMap(change) && Array.isArray(change.path);
const isStep = (step) => isMap(step) && isView(step.view) && Array.isArray(step.patch) && step.patch.every(isChange);

/** The document as stored: the state and both stacks. */
export const isDoc = (doc) =>
  isMap(doc) && isState(doc.state) && [doc.past, doc.future].every((stack) => Array.isArray(stack) && stack.every(isStep));
