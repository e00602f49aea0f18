import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "../../../service/web/page/history.js";
import { fresh } from "../../../service/web/page/state.js";
import { KEPT, KEY, Store } from "../../../service/web/page/store.js";

class Storage {
  map = new Map([["another page's", "untouched"]]);
  getItem(key) { return this.map.get(key) ?? null; }
  setItem(key, text) { this.map.set(key, text); }
  removeItem(key) { this.map.delete(key); }
}

const doc = open(fresh());
const tab = (storage, name = "one") => new Store(() => storage, name);

test("what is written is read", () => {
  const storage = new Storage();
  assert.deepEqual(tab(storage).read(), { doc: null });
  assert.ok(tab(storage).write(doc));
  assert.deepEqual(tab(storage).read().doc, doc);
});

test("a tab that is behind writes nothing", () => {
  const storage = new Storage();
  const [one, two] = [tab(storage, "one"), tab(storage, "two")];
  one.read();
  two.read();
  assert.ok(one.write(doc));
  const before = storage.getItem(KEY);
  assert.equal(two.write(doc), false);
  assert.equal(storage.getItem(KEY), before);
  two.read();
  assert.ok(two.write(doc));
});

for (const text of ['{"revision":3,"writer":"x","doc":{"state"', "null", "[]", '{"revision":1,"writer":"x","doc":{"state":{},"past":[],"future":[]}}', ""]) {
  test(`an unreadable text is kept byte for byte: ${text.slice(0, 30) || "empty"}`, () => {
    const storage = new Storage();
    storage.setItem(KEY, text);
    storage.setItem(`${KEPT}1`, "an older one");
    const { doc: none, kept } = tab(storage).read();
    assert.equal(none, null);
    assert.deepEqual([kept, storage.getItem(kept), storage.getItem(`${KEPT}1`)], [`${KEPT}2`, text, "an older one"]);
    assert.equal(storage.getItem("another page's"), "untouched");
  });
}

test("storage that throws is said by throwing, conveniences aside", () => {
  const broken = new Store(() => { throw new DOMException("denied"); }, "one");
  assert.throws(() => broken.read());
  assert.throws(() => broken.write(doc));
  assert.equal(broken.recall("tables"), null);
  broken.note("tables", 1);
});
