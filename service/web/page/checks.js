/**
 * Does a hand add up? n[p][r] cards in sets, s[p] singles, t[p] the target.
 *
 *   rank     K1  no rank more often than there are suits
 *   pile     K2  each pile is four a trick and the target: 1, 5, 9, 13 ...
 *   pack     K3  all piles together are the pack
 *   singles  K4  the cards outside the sets can be singles, one each to different players
 *   short        with the singles named: each rank exactly as often as there are suits
 *   grain        points typed that no pile can be worth: not a multiple of all values
 *   range        points typed that no pile can be worth: too many or too few
 *
 * A check answers data, `{check, seats, ...}`; the words are in the catalogues. None stops the typing.
 */

import { count, inSets, isComplete, isTyped, pile, points } from "./entry.js";
import { bounds, grain } from "./table.js";

/** Everything that does not add up; K3 and K4 only once nothing else is wrong and all is typed in. */
export function problems(entries, table) {
  const early = [...tooMany(entries, table), ...oddPiles(entries), ...oddPoints(entries, table)];
  if (early.length || !entries.every(isComplete) || entries.some(isTyped)) return early;
  return late(entries, table);
}

function tooMany(entries, table) {
  const found = [];
  for (const rank of table.ranks) {
    const holders = seatsWhere(entries, (entry) => !isTyped(entry) && count(entry, rank) > 0)
      .map((seat) => ({ seat, count: count(entries[seat], rank) }));
    const sum = holders.reduce((total, holder) => total + holder.count, 0);
    if (sum > table.suits.length) found.push({ check: "rank", seats: holders.map((holder) => holder.seat), rank, sum, holders });
  }
  return found;
}

function oddPiles(entries) {
  return seatsWhere(entries, (entry) => !isTyped(entry) && isComplete(entry) && pile(entry) % entries.length !== 1)
    .map((seat) => ({ check: "pile", seats: [seat], sets: inSets(entries[seat]), singles: entries[seat].singles, pile: pile(entries[seat]) }));
}

function oddPoints(entries, table) {
  const step = grain(table);
  const { least, most } = bounds(table);
  return seatsWhere(entries, isTyped).filter((seat) => isComplete(entries[seat])).flatMap((seat) => {
    const typed = points(entries[seat], table);
    if (typed < least || typed > most) return [{ check: "range", seats: [seat], points: typed, least, most }];
    return typed % step ? [{ check: "grain", seats: [seat], points: typed, step }] : [];
  });
}

function late(entries, table) {
  const pack = table.ranks.length * table.suits.length;
  const total = entries.reduce((sum, entry) => sum + pile(entry), 0);
  if (total !== pack) return [{ check: "pack", seats: [], total, pack }];
  if (entries.every((entry) => entry.named)) return shortRanks(entries, table);
  return fits(entries, table) ? [] : [{ check: "singles", seats: [] }];
}

function shortRanks(entries, table) {
  return table.ranks
    .map((rank) => ({ check: "short", seats: [], rank, sum: entries.reduce((sum, entry) => sum + count(entry, rank), 0) }))
    .filter((found) => found.sum !== table.suits.length);
}

/**
 * Can the cards outside the sets be singles? Goes through the ranks, keeping every reachable number of singles
 * for each player (packed into one number, four bits a player).
 */
export function fits(entries, table) {
  const wanted = entries.map((entry) => entry.singles);
  let reached = new Set([0]);
  for (const rank of table.ranks) {
    const shares = waysToShare(entries, rank, table.suits.length);
    const next = new Set();
    for (const state of reached) {
      for (const share of shares) if (within(state + share, wanted)) next.add(state + share);
    }
    reached = next;
  }
  return reached.has(wanted.reduce((sum, singles, seat) => sum + singles * 16 ** seat, 0));
}

const within = (state, wanted) => wanted.every((singles, seat) => ((state >> (4 * seat)) & 15) <= singles);

/** Who can have one single card each of this rank, so that none is left over: packed, one a player. */
function waysToShare(entries, rank, suits) {
  const left = suits - entries.reduce((sum, entry) => sum + (count(entry, rank) > 1 ? count(entry, rank) : 0), 0);
  const may = (entry) => count(entry, rank) < 2;
  const must = (entry) => may(entry) && (entry.target === rank || count(entry, rank) === 1);
  const ways = [];
  for (let choice = 0; choice < 2 ** entries.length; choice += 1) {
    const chosen = entries.map((_, seat) => Boolean(choice >> seat & 1));
    const fair = entries.every((entry, seat) => (chosen[seat] ? may(entry) : !must(entry)));
    if (fair && chosen.filter(Boolean).length === left) ways.push(chosen.reduce((sum, one, seat) => sum + one * 16 ** seat, 0));
  }
  return ways;
}

/** Ranks of which nobody has a set: each player must have exactly one, which the table can say at once. */
export function toAsk(entries, table) {
  if (entries.some((entry) => isTyped(entry) || entry.named)) return [];
  return table.ranks.filter((rank) => entries.every((entry) => count(entry, rank) < 2));
}

/** Cards of a rank the others' sets leave for this player. */
export function leftOf(rank, entries, seat, table) {
  return table.suits.length - entries.reduce((sum, entry, other) => sum + (other === seat || isTyped(entry) ? 0 : count(entry, rank)), 0);
}

const seatsWhere = (entries, test) => entries.flatMap((entry, seat) => (test(entry) ? [seat] : []));
