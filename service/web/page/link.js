/**
 * A whole game in a link: `#g=` and base64url of these bits. The fragment is never sent to a server.
 *
 *   8      format, 1
 *   1      game: 0 apples, 1 party
 *   32     the game's id
 *   4      players
 *   4      the first dealer, or judge
 *   20     goal (party: 0 where the table decides)
 *   n x    8 bits of length, then the name in UTF-8
 *   10     hands, or rounds
 *   apples, each hand
 *     1    1 thrown in, and nothing follows
 *     1    1 the singles are named: counts have 3 bits, else 2 (0, 2, 3, 4 of a rank as 0, 1, 2, 3)
 *     each player
 *       1  1 points typed: then 1 sign and 14 bits; else
 *       4  target, 4 singles, and a count for each rank
 *   party, each round: 4, the winner's seat
 *   to the next byte, then 32 bits of CRC-32 of all before
 *
 * Ranks are numbered in the order of the table, so a link needs the table it was written with.
 */

import { BitReader, BitWriter, crc32, fromBase64url, toBase64url } from "./bits.js";
import { isTyped, points } from "./entry.js";
import { begin } from "./game.js";
import { beginParty } from "./party.js";
import { isGame } from "./valid.js";

const FORMAT = 1;
const KINDS = ["apples", "party"];
export const PREFIX = "#g=";

/** The fragment that carries a game, with its mark: `#g=...`. Drafts stay behind. */
export function writeLink(game, table) {
  const out = new BitWriter();
  writeHead(out, game);
  if (game.kind === "party") {
    out.put(game.rounds.length, 10);
    for (const winner of game.rounds) out.put(winner, 4);
  } else {
    out.put(game.hands.length, 10);
    for (const hand of game.hands) writeHand(out, hand, table);
  }
  const bytes = out.bytes();
  const check = new BitWriter().put(crc32(bytes), 32).bytes();
  return PREFIX + toBase64url(Uint8Array.of(...bytes, ...check));
}

function writeHead(out, game) {
  out.put(FORMAT, 8).put(KINDS.indexOf(game.kind), 1).put(game.id, 32);
  out.put(game.players.length, 4).put(game.dealer ?? game.judge, 4).put(game.goal ?? 0, 20);
  for (const name of game.players) {
    const letters = new TextEncoder().encode(name);
    out.put(letters.length, 8);
    for (const letter of letters) out.put(letter, 8);
  }
}

function writeHand(out, hand, table) {
  out.put(hand.thrown ? 1 : 0, 1);
  if (hand.thrown) return;
  const named = hand.entries.some((entry) => entry.named && !isTyped(entry));
  out.put(named ? 1 : 0, 1);
  for (const entry of hand.entries) writeEntry(out, entry, named, table);
}

function writeEntry(out, entry, named, table) {
  out.put(isTyped(entry) ? 1 : 0, 1);
  if (isTyped(entry)) {
    const typed = points(entry, table);
    out.put(typed < 0 ? 1 : 0, 1).put(Math.abs(typed), 14);
    return;
  }
  out.put(table.ranks.indexOf(entry.target), 4).put(entry.singles, 4);
  for (const rank of table.ranks) {
    const cards = entry.counts[rank] ?? 0;
    if (named) out.put(cards, 3);
    else out.put(cards > 1 ? cards - 1 : 0, 2);
  }
}

/** The game of a fragment. Throws where a character is missing or changed. */
export function readLink(fragment, table) {
  const text = fragment.slice(PREFIX.length);
  const bytes = fromBase64url(text);
  const body = bytes.slice(0, -4);
  const sum = new BitReader(bytes.slice(-4)).take(32);
  if (toBase64url(bytes) !== text || crc32(body) !== sum) throw new RangeError("damaged");
  const game = readGame(new BitReader(body), table);
  if (!isGame(game)) throw new RangeError("not a game");
  return game;
}

function readGame(bits, table) {
  if (bits.take(8) !== FORMAT) throw new RangeError("another format");
  const kind = KINDS[bits.take(1)];
  const id = bits.take(32);
  const seats = bits.take(4);
  const first = bits.take(4);
  const goal = bits.take(20);
  const players = Array.from({ length: seats }, () => readName(bits));
  const length = bits.take(10);
  if (kind === "party") {
    const rounds = Array.from({ length }, () => bits.take(4));
    return { ...beginParty({ id, players, judge: first, now: null }), goal: goal || null, rounds };
  }
  const hands = Array.from({ length }, () => readHand(bits, seats, table));
  return { ...begin({ id, players, dealer: first, goal, now: null }), hands };
}

function readName(bits) {
  const letters = Uint8Array.from({ length: bits.take(8) }, () => bits.take(8));
  return new TextDecoder("utf-8", { fatal: true }).decode(letters);
}

function readHand(bits, seats, table) {
  if (bits.take(1)) return { thrown: true };
  const named = bits.take(1) === 1;
  return { entries: Array.from({ length: seats }, () => readEntry(bits, named, table)) };
}

function readEntry(bits, named, table) {
  if (bits.take(1)) {
    const sign = bits.take(1) ? "-" : "";
    return { target: null, counts: {}, singles: null, named, points: sign + bits.take(14) };
  }
  const target = table.ranks[bits.take(4)];
  const singles = bits.take(4);
  const counts = {};
  for (const rank of table.ranks) {
    const cards = named ? bits.take(3) : bits.take(2);
    if (cards) counts[rank] = named ? cards : cards + 1;
  }
  return { target, counts, singles, named, points: null };
}
