import assert from "node:assert/strict";
import { test } from "node:test";
import { blank, close, count, isComplete, name, offered, points, pressPoints, pressRank, tricks } from "../../../service/web/page/entry.js";
import { H, pile, table, typed } from "./fixtures.js";

const press = (entry, ...ranks) => ranks.reduce((now, rank) => pressRank(now, rank, 4), entry);

test("the first key is the target, the next ones are sets: pair, three, four, none", () => {
  const target = press(blank(), "K");
  assert.deepEqual([target.target, count(target, "K")], ["K", 0]);
  assert.deepEqual([1, 2, 3, 4].map((taps) => count(press(target, ...Array(taps).fill("K")), "K")), [2, 3, 4, 0]);
});

test("with named singles a key counts one, two, three, four, none; the target never none", () => {
  const entry = press(blank(true), "K");
  assert.equal(count(entry, "K"), 1);
  assert.deepEqual([1, 2, 3, 4].map((taps) => count(press(entry, ...Array(taps).fill("K")), "K")), [2, 3, 4, 1]);
  assert.deepEqual([1, 2, 3, 4, 5].map((taps) => count(press(entry, ...Array(taps).fill("A")), "A")), [1, 2, 3, 4, 0]);
  assert.equal(close(press(entry, "A", "Q", "Q")).singles, 2);
});

test("the points of H are looked up in the table", () => {
  assert.deepEqual(H.map((entry) => points(entry, table)), [-120, 60, 140, 0]);
  assert.deepEqual(H.map((entry) => tricks(entry, 4)), [2, 3, 6, 1]);
});

const OFFERED = [
  ["no set, a single target: 0 is not offered", pile("9", {}, null), [1, 5, 9, 13]],
  ["seven in sets, the target in one", pile("J", { J: 3, 9: 2, 7: 2 }, null), [2, 6, 10]],
  ["twenty-one in sets, the target in one: none may be left", pile("2", H[2].counts, null), [0, 4]],
  ["twenty-one in sets, a single target: one must be left", pile("4", H[2].counts, null), [4]],
  ["forty-eight cards in sets leave one", pile("2", Object.fromEntries(table.ranks.slice(0, 12).map((rank) => [rank, 4])), null), [1]],
];

for (const [why, entry, numbers] of OFFERED) {
  test(`singles offered: ${why}`, () => assert.deepEqual(offered(entry, table, 4), numbers));
}

const TYPED = [["3 5", "35"], ["sign 3 5", "-35"], ["3 sign 5", "-35"], ["sign sign 3", "3"], ["0 5", "5"], ["1 2 3 4 5", "1234"], ["1 erase", ""], ["sign erase", ""], ["sign 1 erase", "-"]];

for (const [keys, text] of TYPED) {
  test(`points typed: ${keys} is ${text || "blank"}`, () => assert.equal(keys.split(" ").reduce(pressPoints, typed("")).points, text));
}

test("blank is not 0, and minus nothing is blank; minus 0 is 0", () => {
  assert.deepEqual(["", "-", "0", "-0"].map((text) => isComplete(typed(text))), [false, false, true, true]);
  assert.ok(Object.is(points(typed("-0"), table), 0));
});

test("naming the singles keeps the sets and asks for the singles anew; counting them keeps the sets again", () => {
  const named = name(H[0], true);
  assert.deepEqual([named.singles, named.counts["10"], named.counts["4"]], [null, 1, 3]);
  assert.deepEqual(name(named, false).counts, H[0].counts);
});
