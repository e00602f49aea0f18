/**
 * One player's part of a hand, as it is typed in.
 *
 *   {target, counts, singles, named, points}
 *   target    the rank of the target card, or null
 *   counts    by rank: 2, 3 or 4 of it in the pile, the target counted in; with `named` 1 too. Absent is none (or not asked)
 *   singles   the number of cards in no set, or null while it is not said
 *   named     the singles are typed by rank, not by number
 *   points    null where cards are typed, else what is typed of the points: "", "-", "-35"
 *
 * Blank, cleared and zero are three things: null or "", no count, 0.
 */

import { worth } from "./table.js";

export const MOST_DIGITS = 4;

export const blank = (named = false) => ({ target: null, counts: {}, singles: null, named, points: null });

export const count = (entry, rank) => entry.counts[rank] ?? 0;

export const isTyped = (entry) => entry.points !== null;

/** Has anything been typed? */
export const isBegun = (entry) => Boolean(entry.points) || entry.target !== null || Object.keys(entry.counts).length > 0;

export const isComplete = (entry) => (isTyped(entry) ? /\d/.test(entry.points) : entry.target !== null && entry.singles !== null);

/** The sets of a pile, highest rank first: `[{rank, count, withTarget, points}]`. */
export function sets(entry, table) {
  return table.ranks.filter((rank) => count(entry, rank) > 1).map((rank) => {
    const withTarget = rank === entry.target;
    return { rank, count: count(entry, rank), withTarget, points: worth(table, rank, count(entry, rank), withTarget) };
  });
}

/** Points so far. */
export function points(entry, table) {
  if (isTyped(entry)) return Number.parseInt(entry.points, 10) || 0;
  return sets(entry, table).reduce((sum, set) => sum + set.points, 0);
}

export const inSets = (entry) => Object.values(entry.counts).reduce((sum, cards) => sum + (cards > 1 ? cards : 0), 0);

/** Cards of a pile: four a trick, and the target. */
export const pile = (entry) => inSets(entry) + (entry.singles ?? 0);

export const tricks = (entry, seats) => (pile(entry) - 1) / seats;

/** The numbers of single cards that can be right: a pile of 4k+1, the target somewhere in it. */
export function offered(entry, table, seats) {
  const cards = inSets(entry);
  const single = count(entry, entry.target) < 2;
  const most = Math.min(table.ranks.length - sets(entry, table).length, largestPile(table, seats) - cards);
  const numbers = [];
  for (let singles = single ? 1 : 0; singles <= most; singles += 1) {
    if ((cards + singles) % seats === 1) numbers.push(singles);
  }
  return numbers;
}

const largestPile = (table, seats) => table.ranks.length * table.suits.length - seats + 1;

/** A rank key pressed: first the target, then pair, three, four, none (with named singles one as well). */
export function pressRank(entry, rank, suits) {
  if (entry.target === null) return { ...entry, target: rank, counts: held(entry, rank) };
  const least = entry.named && rank === entry.target ? 1 : 0;
  const now = Math.max(count(entry, rank), least);
  const next = now >= suits ? least : now === 0 && !entry.named ? 2 : now + 1;
  const counts = { ...entry.counts };
  if (next) counts[rank] = next;
  else delete counts[rank];
  return { ...entry, counts, singles: entry.named ? null : entry.singles };
}

const held = (entry, rank) => (entry.named ? { ...entry.counts, [rank]: Math.max(1, count(entry, rank)) } : entry.counts);

/** With named singles: all ranks are typed. */
export const close = (entry) => ({ ...entry, singles: named(entry) });

const named = (entry) => Object.values(entry.counts).filter((cards) => cards === 1).length;

/** The same pile with its singles by name or by number. */
export function name(entry, on) {
  if (isTyped(entry) || entry.named === on) return { ...entry, named: on };
  if (on) return { ...entry, named: true, singles: null, counts: entry.target === null ? entry.counts : held({ ...entry, named: true }, entry.target) };
  const counts = Object.fromEntries(Object.entries(entry.counts).filter(([, cards]) => cards > 1));
  return { ...entry, named: false, counts };
}

/** A key of the points pad: a digit, "sign" or "erase". */
export function pressPoints(entry, key) {
  const minus = entry.points.startsWith("-");
  const digits = entry.points.replace("-", "");
  if (key === "sign") return typed(entry, !minus, digits);
  if (key === "erase") return digits ? typed(entry, minus, digits.slice(0, -1)) : typed(entry, false, "");
  if (digits.length >= MOST_DIGITS) return entry;
  return typed(entry, minus, digits === "0" ? key : digits + key);
}

const typed = (entry, minus, digits) => ({ ...entry, points: (minus ? "-" : "") + digits });
