import assert from "node:assert/strict";
import { test } from "node:test";
import { nextGoal, reckon } from "../../../service/web/page/game.js";
import { beginParty, nextApples, reckonParty } from "../../../service/web/page/party.js";
import { game, H, points, sizes, table } from "./fixtures.js";

test("totals, marks, dealer: a thrown-in hand has no points and moves the deal", () => {
  const figures = reckon(game({ entries: H }, { thrown: true }, points(10, 0, -20, 5)), table);
  assert.deepEqual(figures.totals, [-110, 60, 120, 5]);
  assert.deepEqual(figures.hands.map((hand) => [hand.mark, hand.dealer]), [["ok", 0], ["out", 1], ["pen", 2]]);
  assert.deepEqual([figures.dealer, figures.leaders, figures.end], [3, [2], null]);
});

test("the first whole hand that reaches the goal ends it; later hands are not counted", () => {
  const figures = reckon(game(points(240, 250, 90, -20), points(100, 0, 0, 0)), table);
  assert.deepEqual([figures.end, figures.winners, figures.totals], [0, [1], [240, 250, 90, -20]]);
  assert.deepEqual(figures.hands.map((hand) => hand.counted), [true, false]);
});

test("equal highest totals win together: 1, 1, 3, 4", () => {
  const figures = reckon(game(points(250, 250, 90, -20)), table);
  assert.deepEqual(figures.winners, [0, 1]);
  assert.deepEqual(figures.standings.map((line) => [line.name, line.place]), [["Ann", 1], ["Bo", 1], ["Chidi", 3], ["Dorothea", 4]]);
});

test("playing on goes to the next 250", () => assert.deepEqual([250, 300, 499, 500].map(nextGoal), [500, 500, 500, 750]));

test("Apples to Apples with six: six apples end it, and the judge goes round", () => {
  const players = ["Ann", "Bo", "Chidi", "Dorothea", "Emeka", "Fatima"];
  const party = { ...beginParty({ id: 1, players, judge: 4, now: 0 }), rounds: [1, 1, 1, 1, 1, 0, 1] };
  const figures = reckonParty(party, sizes);
  assert.deepEqual([figures.end, figures.winners, figures.apples[1], figures.goal], [6, [1], 6, 6]);
  assert.deepEqual(figures.rounds.slice(0, 4).map((round) => round.judge), [4, 5, 0, 1]);
  assert.equal(nextApples(party, sizes), 12);
});
