/**
 * A game of Apples to Apples: one green apple a round, the judge moves on.
 *
 *   kept   {kind: "party", id, players, judge, goal, rounds: [winner's seat], started, touched}
 *   goal   null: as many apples as the table of this size needs; a number once the players play on
 */

import { highest, standings } from "./game.js";

export const FEWEST = 4;
export const MOST = 10;

export const beginParty = ({ id, players, judge, now }) => ({ kind: "party", id, players, judge, goal: null, rounds: [], started: now, touched: now });

export const toWin = (game, sizes) => game.goal ?? sizes[game.players.length].to_win;

/** Apples, the judge of each round, the round that ended it (or null), winners and standings. */
export function reckonParty(game, sizes) {
  const goal = toWin(game, sizes);
  const apples = game.players.map(() => 0);
  let end = null;
  const rounds = game.rounds.map((winner, at) => {
    const counted = end === null;
    if (counted) apples[winner] += 1;
    if (counted && apples[winner] >= goal) end = at;
    return { winner, judge: judgeOf(game, at), counted };
  });
  return {
    apples, rounds, end, goal,
    judge: judgeOf(game, game.rounds.length),
    leaders: game.rounds.length ? highest(apples) : [],
    winners: end === null ? [] : highest(apples),
    standings: standings(game.players, apples),
  };
}

export const judgeOf = (game, round) => (game.judge + round) % game.players.length;

/** Playing on: to the next multiple of what this table needs. */
export function nextApples(game, sizes) {
  const step = sizes[game.players.length].to_win;
  return (Math.floor(toWin(game, sizes) / step) + 1) * step;
}
