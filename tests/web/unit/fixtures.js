/** A table of points, hands and games for the unit tests; the service's own answer in miniature. */

import { blank } from "../../../service/web/page/entry.js";
import { begin } from "../../../service/web/page/game.js";
import { readTable } from "../../../service/web/page/table.js";

const VALUES = { A: 15, K: 10, Q: 10, J: 10, 10: 10, 9: 5, 8: 5, 7: 5, 6: 5, 5: -15, 4: -15, 3: -15, 2: -15 };
const RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"];

const column = (value) => [
  { plain: 0 }, { plain: 0, with_target: 0 }, { plain: 2 * value, with_target: 2 * value },
  { plain: 6 * value, with_target: 40 }, { plain: 16 * value, with_target: 80 },
];

export const table = readTable({
  ranks: RANKS, suits: ["S", "C", "D", "H"], values: VALUES, goal: 250, rules: [],
  points: Object.fromEntries(RANKS.map((rank) => [rank, column(VALUES[rank])])),
});

export const sizes = Object.fromEntries([[4, 8], [5, 7], [6, 6], [7, 5], [8, 4], [9, 4], [10, 4]].map(([players, to_win]) =>
  [players, { to_win, extra_play: players === 4, left_out: players > 5 }]));

export const pile = (target, counts, singles) => ({ ...blank(), target, counts, singles });
export const typed = (points) => ({ ...blank(), points });

/** The seventh hand of the mock-up: -120, +60, +140, 0. */
export const H = [
  pile("10", { 5: 2, 4: 3 }, 4),
  pile("J", { J: 3, 9: 2, 7: 2 }, 6),
  pile("2", { A: 2, K: 3, 10: 2, 8: 2, 7: 2, 6: 3, 5: 2, 3: 2, 2: 3 }, 4),
  pile("9", {}, 5),
];

export const game = (...hands) =>
  ({ ...begin({ id: 7, players: ["Ann", "Bo", "Chidi", "Dorothea"], dealer: 0, goal: 250, now: 1000 }), hands });

export const points = (...four) => ({ entries: four.map((score) => typed(String(score))) });
