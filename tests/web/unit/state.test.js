import assert from "node:assert/strict";
import { test } from "node:test";
import { entriesOf } from "../../../service/web/page/entry-actions.js";
import { change, fresh } from "../../../service/web/page/state.js";
import { isDoc, isState } from "../../../service/web/page/valid.js";
import { open } from "../../../service/web/page/history.js";
import { game, H, points, table } from "./fixtures.js";

const run = (state, ...actions) => actions.reduce(change, state);
const withGame = (played) => ({ ...fresh(), view: { screen: "sheet" }, book: { ...fresh().book, game: played } });
const START = { type: "start", id: 1, now: 5, goal: 250 };
const type = (target, keys, singles) => [{ type: "rank", rank: target, suits: 4 }, ...keys.map((rank) => ({ type: "rank", rank, suits: 4 })), { type: "singles", singles }];

test("names alike after trimming and case folding do not start a game", () => {
  for (const names of [["Ann", " ann", "C", "D"], ["Straße", "STRASSE", "C", "D"], ["A", "B", "C", " "]]) {
    const state = fresh();
    assert.equal(change(state, { ...START, names }), state);
  }
  assert.equal(run(fresh(), { ...START, names: [" Ann ", "B", "C", "D"] }).book.game.players[0], "Ann");
});

test("the entry opens left of the dealer, goes round, and ends at the check", () => {
  let state = run(withGame({ ...game(), dealer: 1 }), { type: "enter" });
  assert.equal(state.view.at, 2);
  state = run(state, ...type("9", [], 5));
  assert.equal(state.view.at, 3);
  state = run(state, ...type("9", [], 5), ...type("9", [], 5), ...type("9", [], 5));
  assert.equal(state.view.at, 4);
});

test("save is refused while a player is blank", () => {
  const state = run(withGame(game()), { type: "enter" }, ...type("9", [], 5));
  assert.equal(change(state, { type: "save", to: "sheet", now: 9 }), state);
});

test("an edit works on a copy: leaving drops it, saving replaces that hand only", () => {
  const played = game({ entries: H }, points(1, 2, 3, 4));
  const edited = run(withGame(played), { type: "edit", hand: 0 }, { type: "tab", at: 3 }, { type: "points" }, { type: "digit", key: "5" });
  assert.deepEqual(edited.book.game.hands, played.hands);
  assert.deepEqual(run(edited, { type: "leave" }).book.game, played);
  const saved = run(edited, { type: "save", to: "sheet", now: 9 }).book.game;
  assert.equal(saved.hands[0].entries[3].points, "5");
  assert.deepEqual([saved.hands[1], saved.edit, saved.hands[0].entries[0]], [played.hands[1], null, H[0]]);
});

test("opening an old hand without changing it is no step", () => {
  const state = withGame(game({ entries: H }));
  assert.equal(run(state, { type: "edit", hand: 0 }, { type: "tab", at: 1 }, { type: "leave" }).book, state.book);
});

test("a draft stays when its screen is left, and goes on where it was", () => {
  const state = run(withGame(game()), { type: "enter" }, ...type("9", [], 5), { type: "leave" });
  assert.equal(state.view.screen, "sheet");
  const again = run(state, { type: "enter" });
  assert.equal(again.view.at, 2);
  assert.equal(entriesOf(again.book.game, 0)[1].singles, 5);
});

test("points and back again: the cards are still there", () => {
  const state = run(withGame(game()), { type: "enter" }, { type: "rank", rank: "K", suits: 4 }, { type: "points" }, { type: "points" });
  assert.equal(state.book.game.draft[1].target, "K");
});

test("a new game takes names along; undo is not needed to find the old one", () => {
  const state = run(withGame(game({ entries: H })), { type: "newGame" });
  assert.equal(state.view.screen, "setup");
  assert.deepEqual(state.book.setup.names.slice(0, 4), ["Ann", "Bo", "Chidi", "Dorothea"]);
  assert.equal(run(state, { type: "reopen", at: 0 }).book.game.hands.length, 1);
});

test("seats change only before the first hand, and the dealer stays who it was", () => {
  const before = run(withGame({ ...game(), dealer: 0 }), { type: "reseat", seat: 0, by: 1 }).book.game;
  assert.deepEqual([before.players[1], before.dealer], ["Ann", 1]);
  const state = withGame(game({ entries: H }));
  assert.equal(change(state, { type: "reseat", seat: 0, by: 1 }), state);
});

test("a name being typed is stored in the game only when it can be one", () => {
  const state = run(withGame(game()), { type: "go", view: { screen: "players" } }, { type: "rename", seat: 0, name: "bo" });
  assert.equal(state.book.game.players[0], "Ann");
  assert.equal(run(state, { type: "rename", seat: 0, name: "Bob" }).book.game.players[0], "Bob");
});

test("the judge cannot be given the round, now or later", () => {
  const setup = run(fresh(), { type: "kind", kind: "party" }, { ...START, names: ["A", "B", "C", "D", "E", "F"] });
  assert.equal(change(setup, { type: "award", seat: 0, to: "party", now: 1 }), setup);
  const round = run(setup, { type: "award", seat: 3, to: "party", now: 1 });
  assert.deepEqual(run(round, { type: "rewin", round: 0, seat: 0 }).book.game.rounds, [3]);
  assert.deepEqual(run(round, { type: "rewin", round: 0, seat: 2 }).book.game.rounds, [2]);
});

test("what is kept is valid, and what is not is found out", () => {
  const state = withGame(game({ entries: H }, { thrown: true }, points(0, 5, -35, 1280)));
  assert.ok(isDoc(JSON.parse(JSON.stringify(open(state)))));
  assert.ok(isState(fresh()));
  for (const broken of [{ dealer: 4 }, { players: ["A", "B", "C"] }, { hands: [{}] }, { goal: "250" }, { hands: [{ entries: H.slice(1) }] }, { draft: 7 }]) {
    assert.ok(!isState(withGame({ ...game(), ...broken })), JSON.stringify(broken));
  }
});

test("a table of points is not kept with the state", () => assert.ok(!JSON.stringify(fresh()).includes(String(table.goal))));
