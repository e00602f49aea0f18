import assert from "node:assert/strict";
import { test } from "node:test";
import { leftOf, problems, toAsk } from "../../../service/web/page/checks.js";
import { name } from "../../../service/web/page/entry.js";
import { H, pile, table, typed } from "./fixtures.js";

const checks = (entries) => problems(entries, table).map((fault) => fault.check);

test("H adds up, and asks about queens only", () => {
  assert.deepEqual(problems(H, table), []);
  assert.deepEqual(toAsk(H, table), ["Q"]);
});

test("K1: six jacks, with both names and counts", () => {
  const [fault] = problems(H.with(2, pile("2", { J: 3 }, null)), table);
  assert.deepEqual([fault.check, fault.rank, fault.sum, fault.seats], ["rank", "J", 6, [1, 2]]);
  assert.deepEqual(fault.holders, [{ seat: 1, count: 3 }, { seat: 2, count: 3 }]);
});

test("K2: a pile that is not four a trick and the target", () => assert.deepEqual(checks(H.with(0, { ...H[0], singles: 5 })), ["pile"]));

test("K3: four cards too many in all", () => assert.deepEqual(checks(H.with(3, { ...H[3], singles: 9 })), ["pack"]));

test("K4: a target that cannot be single, its rank being in the others' sets", () => {
  assert.deepEqual(checks(H.with(3, { ...H[3], target: "5" })), ["singles"]);
});

test("K4: four cards of a rank with three players to take them singly", () => {
  const pairs = (...ranks) => Object.fromEntries(ranks.map((rank) => [rank, 2]));
  const entries = [pile("A", pairs("A", "K"), 13 - 4), pile("A", pairs("A", "K"), 13 - 4), pile("Q", {}, 13), pile("Q", {}, 13)];
  assert.deepEqual(checks(entries), ["singles"]); // no ace or king is left for the last two, who need thirteen ranks
});

test("thirteen singles each are one of every rank", () => assert.deepEqual(checks(Array(4).fill(pile("Q", {}, 13))), []));

test("points typed leave K3 and K4 out; 14 and 5000 are flagged", () => {
  assert.deepEqual(checks(H.with(3, typed("-35"))), []);
  assert.deepEqual(checks(H.with(3, typed("14"))), ["grain"]);
  assert.deepEqual(checks(H.with(3, typed("5000"))), ["range"]);
  assert.deepEqual(checks(H.with(3, typed("1280"))), []);
  assert.deepEqual(checks(H.with(3, typed("-960"))), []);
  assert.deepEqual(checks(H.with(3, typed("-965"))), ["range"]);
});

test("with named singles each rank must be there exactly four times", () => {
  const all = table.ranks.map((rank) => [rank, 1]);
  const named = (counts) => ({ ...name(pile("A", Object.fromEntries(counts), 13), true), counts: Object.fromEntries(counts), singles: 13 });
  assert.deepEqual(checks([all, all, all, all].map(named)), []);
  const shifted = all.map(([rank, cards]) => [rank === "K" ? "Q" : rank, cards]);
  const odd = { ...named(shifted), counts: { ...Object.fromEntries(shifted), Q: 2 }, singles: 11 };
  assert.deepEqual(problems([odd, named(all), named(all), named(all)], table).map((fault) => fault.check), ["rank"]);
});

test("cards of a rank left by the others' sets", () => assert.deepEqual(["J", "4", "Q"].map((rank) => leftOf(rank, H, 3, table)), [1, 1, 4]));

// Whatever a hand is really like, no check fails on what an attentive table types.
test("10,000 dealt hands add up", () => {
  let seed = 20260101;
  const random = (below) => { seed = (seed * 48271) % 2147483647; return seed % below; };
  for (let round = 0; round < 10_000; round += 1) {
    const pack = table.ranks.flatMap((rank) => Array(4).fill(rank));
    for (let at = 51; at > 0; at -= 1) { const other = random(at + 1); [pack[at], pack[other]] = [pack[other], pack[at]]; }
    const piles = [0, 1, 2, 3].map((seat) => [pack[seat]]);
    for (let trick = 0; trick < 12; trick += 1) piles[random(4)].push(...pack.slice(4 + 4 * trick, 8 + 4 * trick));
    const entries = piles.map((cards) => {
      const counts = Object.fromEntries(table.ranks.map((rank) => [rank, cards.filter((card) => card === rank).length]));
      const kept = Object.fromEntries(Object.entries(counts).filter(([, cards_]) => cards_ > 1));
      return pile(cards[0], kept, Object.values(counts).filter((number) => number === 1).length);
    });
    assert.deepEqual(problems(entries, table), [], JSON.stringify(piles));
  }
});
