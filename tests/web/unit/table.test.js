import assert from "node:assert/strict";
import { test } from "node:test";
import { bounds, grain, readSizes, readTable, reason, valueGroups, worth } from "../../../service/web/page/table.js";
import { table } from "./fixtures.js";

test("points come from the table, with the target and without", () => {
  assert.deepEqual([worth(table, "2", 3, false), worth(table, "2", 3, true), worth(table, "A", 4, true), worth(table, "A", 0, true)], [-90, 40, 80, 0]);
});

test("reasons are read off the table too", () => {
  assert.deepEqual(reason(table, "4", 3, false), { count: 3, value: -15, factor: 2 });
  assert.deepEqual(reason(table, "J", 3, true), { always: 40 });
  assert.deepEqual(reason(table, "J", 2, true), { count: 2, value: 10, factor: 1 });
});

test("every score is a multiple of five, from -960 to 1280", () => {
  assert.equal(grain(table), 5);
  assert.deepEqual(bounds(table), { least: -960, most: 1280 });
});

test("values in groups, in the order of the ranks", () => {
  assert.deepEqual(valueGroups(table).map(({ value, ranks }) => [value, ranks.length]), [[15, 1], [10, 4], [5, 4], [-15, 4]]);
});

for (const [why, broken] of [["no goal", { goal: undefined }], ["a rank without points", { points: {} }], ["a column too short", { points: { ...table.points, A: [] } }]]) {
  test(`not a table: ${why}`, () => assert.throws(() => readTable({ ...table, ...broken }), TypeError));
}

test("not table sizes: nothing there", () => assert.throws(() => readSizes({ tables: [] }), TypeError));
