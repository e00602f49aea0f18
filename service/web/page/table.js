/**
 * The tables of points, as the service answered them. The page has no figure of the games of its own.
 *
 *   apples     GET /v1/apples/rules            ranks, suits, values, goal, points[rank][count].plain | .with_target
 *   party      GET /v1/apples-to-apples/rules  tables[]: players, to_win, plays, extra_play, left_out
 *
 * Counts are the cards of one rank in a pile, the target counted in.
 */

/** The parts of the rules answer the page reckons with. Throws TypeError where the answer is not such a table. */
export function readTable(answer) {
  const { ranks, suits, values, points, goal, rules = [] } = answer;
  const whole = isList(ranks) && isList(suits) && Number.isInteger(goal) && isList(rules)
    && ranks.every((rank) => Number.isInteger(values[rank]) && isColumn(points[rank], suits.length));
  if (!whole) throw new TypeError("not a table of points");
  return { ranks, suits, values, points, goal, rules };
}

const isList = (list) => Array.isArray(list);

const isColumn = (column, suits) =>
  isList(column) && column.length === suits + 1
  && column.every((cell, count) => Number.isInteger(cell.plain) && (count === 0 || Number.isInteger(cell.with_target)));

/** The table sizes of the party game by number of players. Throws TypeError. */
export function readSizes(answer) {
  const list = answer.tables;
  if (!isList(list) || !list.length || !list.every((size) => Number.isInteger(size.players) && Number.isInteger(size.to_win))) {
    throw new TypeError("not a list of table sizes");
  }
  const sizes = {};
  for (const { players, to_win, plays, extra_play, left_out } of list) sizes[players] = { to_win, plays, extra_play, left_out };
  return { sizes, rules: answer.rules ?? [] };
}

/** Points of `count` cards of a rank. */
export const worth = (table, rank, count, withTarget) => table.points[rank][count][withTarget && count > 0 ? "with_target" : "plain"];

/** Why a set is worth what it is: `{always}` with a target that changes it, else `{count, value, factor}`. */
export function reason(table, rank, count, withTarget) {
  const plain = worth(table, rank, count, false);
  const points = worth(table, rank, count, withTarget);
  if (withTarget && points !== plain) return { always: points };
  const value = table.values[rank];
  return { count, value, factor: value ? plain / (count * value) : 1 };
}

/** What every score is a multiple of: the greatest common divisor of the values. */
export const grain = (table) => table.ranks.reduce((sum, rank) => divisor(sum, Math.abs(table.values[rank])), 0);

const divisor = (a, b) => (b ? divisor(b, a % b) : a);

/** No pile is worth less than `least` or more than `most`. */
export function bounds(table) {
  const columns = table.ranks.map((rank) => table.points[rank].map((cell) => cell.plain));
  const best = columns.map((column) => Math.max(...column));
  const gain = table.ranks.map((rank, at) => Math.max(...table.points[rank].map((cell) => cell.with_target ?? 0)) - best[at]);
  const sum = (figures) => figures.reduce((total, figure) => total + figure, 0);
  return { least: sum(columns.map((column) => Math.min(...column))), most: sum(best) + Math.max(0, ...gain) };
}

/** Ranks of equal value together, in the order of the table: `[{value, ranks}]`. */
export function valueGroups(table) {
  const groups = [];
  for (const rank of table.ranks) {
    const value = table.values[rank];
    if (groups.at(-1)?.value === value) groups.at(-1).ranks.push(rank);
    else groups.push({ value, ranks: [rank] });
  }
  return groups;
}
