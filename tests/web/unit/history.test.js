import assert from "node:assert/strict";
import { test } from "node:test";
import { MOST_STEPS, open, record, redo, undo } from "../../../service/web/page/history.js";
import { backward, diff, forward } from "../../../service/web/page/patch.js";
import { change, fresh } from "../../../service/web/page/state.js";

const TREES = [
  ["a value", { a: 1 }, { a: 2 }],
  ["a key come and one gone", { a: 1, b: 2 }, { b: 2, c: 3 }],
  ["null and nothing are two things", { a: null }, {}],
  ["a list grown", { a: [{ x: 1 }] }, { a: [{ x: 1 }, { x: 2 }] }],
  ["a list changed in the middle", { a: [1, 2, 3, 4] }, { a: [1, 9, 3, 4] }],
  ["an element gone", { a: [1, 2, 3, 4] }, { a: [1, 3, 4] }],
  ["a tree instead of null", { game: null }, { game: { hands: [] } }],
  ["the key __proto__", JSON.parse('{"n":{"__proto__":1}}'), { n: {} }],
];

for (const [why, before, after] of TREES) {
  test(`patch both ways: ${why}`, () => {
    const patch = JSON.parse(JSON.stringify(diff(before, after)));
    assert.deepEqual(forward(before, patch), after);
    assert.deepEqual(backward(after, patch), before);
  });
}

const ACTIONS = [
  { type: "seatName", seat: 0, name: "Ann" }, { type: "move", seat: 0, by: 1 }, { type: "first", seat: 2 }, { type: "goal", goal: 300 },
  { type: "start", id: 1, now: 5, names: ["A", "B", "C", "D"], goal: 300 }, { type: "enter" }, { type: "rank", rank: "K", suits: 4 }, { type: "rank", rank: "K", suits: 4 },
  { type: "tab", at: 0 }, { type: "points" }, { type: "digit", key: "5" }, { type: "throwIn", hand: 0, to: "sheet", now: 6 },
  { type: "rename", seat: 1, name: "Bo" }, { type: "gameGoal", goal: 350 }, { type: "rematch", id: 2, now: 7, first: 1 }, { type: "newGame" },
];

test("every step goes back and forth to the same states", () => {
  let doc = open(fresh());
  const seen = [];
  for (const action of ACTIONS) {
    doc = record(doc, change(doc.state, action));
    seen[doc.past.length] = doc.state;
  }
  const steps = doc.past.length;
  for (let at = steps - 1; at > 0; at -= 1) { doc = undo(doc); assert.deepEqual(doc.state, seen[at]); }
  doc = undo(doc);
  assert.deepEqual(doc.state, fresh());
  assert.equal(undo(doc), doc);
  for (let at = 1; at <= steps; at += 1) { doc = redo(doc); assert.deepEqual(doc.state, seen[at]); }
  assert.equal(redo(doc), doc);
});

test("a new step clears what could be redone", () => {
  let doc = record(open(fresh()), change(fresh(), { type: "goal", goal: 300 }));
  doc = undo(doc);
  doc = record(doc, change(doc.state, { type: "goal", goal: 200 }));
  assert.equal(doc.future.length, 0);
});

test("the letters of a name are one step", () => {
  let doc = open(fresh());
  for (const name of ["A", "An", "Ann"]) doc = record(doc, change(doc.state, { type: "seatName", seat: 0, name }), "name-0");
  doc = record(doc, change(doc.state, { type: "seatName", seat: 1, name: "B" }), "name-1");
  assert.equal(doc.past.length, 2);
  assert.equal(undo(doc).state.book.setup.names[0], "Ann");
  assert.equal(undo(undo(doc)).state.book.setup.names[0], null);
});

test("at least 200 steps are kept", () => {
  let doc = open(fresh());
  for (let step = 0; step < 2 * MOST_STEPS; step += 1) doc = record(doc, change(doc.state, { type: "goal", goal: 50 + step }));
  assert.ok(doc.past.length >= 200 && doc.past.length <= MOST_STEPS);
});
