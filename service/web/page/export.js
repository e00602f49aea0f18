/**
 * A game as files: a table (CSV, RFC 4180) and JSON `{format, game, request}`.
 *
 * `request` is a body for POST /v1/apples/game or /v1/apples-to-apples/game; reading back takes `game`.
 * The cards of a pile are those that were typed in: single cards nobody named are not made up.
 */

import { isTyped, points } from "./entry.js";
import { isGame } from "./valid.js";

export const FORMAT = "apples-score-sheet/1";

export const writeJson = (game, table) => JSON.stringify({ format: FORMAT, game: bare(game), request: writeRequest(game, table) }, null, 2);

const bare = (game) => (game.kind === "apples" ? { ...game, draft: null, edit: null } : game);

/** The game of an exported file. Throws where it is none. */
export function readJson(text) {
  const { format, game } = JSON.parse(text);
  if (format !== FORMAT || !isGame(game)) throw new TypeError("not a saved game");
  return game;
}

export function writeRequest(game, table) {
  if (game.kind === "party") {
    const { players } = game;
    return { players, first_judge: players[game.judge], rounds: game.rounds.map((winner) => players[winner]) };
  }
  return { players: game.players, dealer: game.players[game.dealer], goal: game.goal, rounds: game.hands.map((hand) => writeRound(hand, game, table)) };
}

const writeRound = (hand, game, table) =>
  (hand.thrown ? { thrown_in: true } : { players: hand.entries.map((entry, seat) => ({ name: game.players[seat], ...writePile(entry, table) })) });

function writePile(entry, table) {
  if (isTyped(entry)) return { points: points(entry, table) };
  const pile = table.ranks.flatMap((rank) => Array(Math.max(0, (entry.counts[rank] ?? 0) - (rank === entry.target ? 1 : 0))).fill(rank));
  return { pile, target: entry.target };
}

/** Rows of `words.csv` headings, then a hand a row: number, dealer, points and total of each player, mark. */
export function writeCsv(game, reckoned, words) {
  const heading = [words.csvHand, words.csvDealer, ...game.players.flatMap((name) => [name, words.csvTotal(name)]), words.csvMark];
  const rows = reckoned.hands.map((hand, at) => [
    at + 1, game.players[hand.dealer],
    ...game.players.flatMap((_, seat) => [hand.points ? hand.points[seat] : "", hand.totals[seat]]),
    hand.counted ? words.marks[hand.mark] : words.notCounted,
  ]);
  return lines([heading, ...rows]);
}

export function writePartyCsv(game, reckoned, words) {
  const rows = reckoned.rounds.map((round, at) => [at + 1, game.players[round.judge], game.players[round.winner]]);
  return lines([[words.csvRound, words.csvJudge, words.csvApple], ...rows]);
}

const lines = (rows) => rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");

/** Quoted where it must be; a name a spreadsheet would take for a formula gets an apostrophe. */
function cell(value) {
  const text = typeof value === "string" ? value.replace(/^(?=[=+\-@\t\r])/, "'") : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
