/**
 * A game of Apples: what is kept, and what is reckoned from it at every drawing.
 *
 *   kept       {kind: "apples", id, players, dealer, goal, hands, draft, edit, started, touched}
 *   a hand     {thrown: true} or {entries: [four, in seat order]}
 *   draft      the entries of the hand being typed in, or null; edit: {hand, entries} of an old one, or null
 */

import { problems } from "./checks.js";
import { isTyped, points } from "./entry.js";

export const SEATS = 4;
export const GOAL_STEP = 50;
export const PLAY_ON_STEP = 250;

export const begin = ({ id, players, dealer, goal, now }) =>
  ({ kind: "apples", id, players, dealer, goal, hands: [], draft: null, edit: null, started: now, touched: now });

/**
 * Everything the screens show of a game.
 *
 * `hands[i]`: points (null if thrown in), totals after it, dealer, mark (ok, pen, out, warn), counted (false after the end).
 * `end` is the hand that ended the game, or null. Leaders, winners and dealer are seats.
 */
export function reckon(game, table) {
  const totals = game.players.map(() => 0);
  let end = null;
  const hands = game.hands.map((hand, at) => {
    const counted = end === null;
    const gained = hand.thrown ? null : handPoints(hand, table);
    if (counted && gained) gained.forEach((gain, seat) => { totals[seat] += gain; });
    if (counted && gained && Math.max(...totals) >= game.goal) end = at;
    return { points: gained, totals: [...totals], dealer: dealerOf(game, at), mark: markOf(hand, table), counted };
  });
  const played = hands.some((hand) => hand.points);
  return {
    hands, totals, end,
    leaders: played ? highest(totals) : [],
    winners: end === null ? [] : highest(totals),
    dealer: dealerOf(game, game.hands.length),
    standings: standings(game.players, totals),
  };
}

export const handPoints = (hand, table) => hand.entries.map((entry) => points(entry, table));

export const dealerOf = (game, hand) => (game.dealer + hand) % game.players.length;

/** Left of the dealer first. */
export const firstSeat = (game, hand) => (dealerOf(game, hand) + 1) % game.players.length;

const known = new WeakMap();

/** How well a hand is accounted for. Remembered, since the sheet asks it of every hand at every drawing. */
export function markOf(hand, table) {
  const seen = known.get(hand);
  if (seen?.table === table) return seen.mark;
  const mark = findMark(hand, table);
  known.set(hand, { table, mark });
  return mark;
}

function findMark(hand, table) {
  if (hand.thrown) return "out";
  if (problems(hand.entries, table).length) return "warn";
  return hand.entries.some(isTyped) ? "pen" : "ok";
}

export function highest(totals) {
  const most = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === most ? [seat] : []));
}

/** Highest first, equal totals sharing a place (1, 1, 3), ties in seat order. */
export function standings(players, totals) {
  return players.map((name, seat) => ({ seat, name, points: totals[seat], place: 1 + totals.filter((total) => total > totals[seat]).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

export const nextGoal = (goal) => (Math.floor(goal / PLAY_ON_STEP) + 1) * PLAY_ON_STEP;

/** The game with one hand replaced by another, as if saved. */
export const withHand = (game, at, hand) => ({ ...game, hands: at < game.hands.length ? game.hands.with(at, hand) : [...game.hands, hand] });
