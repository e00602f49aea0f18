import assert from "node:assert/strict";
import { test } from "node:test";
import { crc32 } from "../../../service/web/page/bits.js";
import { readCsvLike, rows } from "./csv.js";
import { readJson, writeCsv, writeJson, writeRequest } from "../../../service/web/page/export.js";
import { name } from "../../../service/web/page/entry.js";
import { reckon } from "../../../service/web/page/game.js";
import { readLink, writeLink } from "../../../service/web/page/link.js";
import { beginParty } from "../../../service/web/page/party.js";
import en from "../../../service/web/page/i18n/en.js";
import { game, H, points, table } from "./fixtures.js";

const forgetTimes = (played) => ({ ...played, started: null, touched: null });

test("CRC-32 of the usual nine digits", () => assert.equal(crc32(new TextEncoder().encode("123456789")), 0xcbf43926));

const named = H.map((entry) => name(entry, true)).map((entry) => ({ ...entry, singles: 1 }));
const GAMES = [
  ["no hand", game()],
  ["cards, thrown in, points", game({ entries: H }, { thrown: true }, points(-960, 1280, 0, -5))],
  ["cards and points in one hand", game({ entries: H.with(3, points(-35, 0, 0, 0).entries[0]) })],
  ["named singles", game({ entries: named })],
  ["names of other scripts", { ...game(), players: ["Ὀδυσσεύς", "李小龍", "__proto__", "\"><img src=x onerror=alert(1)>"] }],
  ["the party game", { ...beginParty({ id: 0xffffffff, players: ["A", "B", "C", "D", "E"], judge: 4, now: 1 }), rounds: [1, 2, 3], goal: 14 }],
];

for (const [why, played] of GAMES) {
  test(`a link carries the whole game: ${why}`, () => {
    assert.deepEqual(readLink(writeLink(played, table), table), forgetTimes(JSON.parse(JSON.stringify(played))));
  });
}

test("any one character changed, missing or added is found out", () => {
  const link = writeLink(game({ entries: H }, { thrown: true }), table);
  for (let at = 3; at < link.length; at += 1) {
    for (const letter of "Aa0_-") if (link[at] !== letter) assert.throws(() => readLink(link.slice(0, at) + letter + link.slice(at + 1), table), `${at} ${letter}`);
    assert.throws(() => readLink(link.slice(0, at) + link.slice(at + 1), table));
  }
  assert.throws(() => readLink(`${link}A`, table));
});

test("twelve hands fit in 400 characters with a prefix of thirty", () => {
  const link = writeLink(game(...Array(12).fill({ entries: H })), table);
  assert.ok(link.length + 30 <= 400, String(link.length));
});

test("the request leaves out what nobody typed: the singles, and the target from its pile", () => {
  const request = writeRequest(game({ entries: H }, { thrown: true }, points(-35, 0, 0, 0)), table);
  assert.deepEqual(request.rounds[0].players[1], { name: "Bo", pile: ["J", "J", "9", "9", "7", "7"], target: "J" });
  assert.deepEqual(request.rounds[1], { thrown_in: true });
  assert.deepEqual(request.rounds[2].players[0], { name: "Ann", points: -35 });
});

test("JSON comes back as the game, and nothing else does", () => {
  const played = game({ entries: H });
  assert.deepEqual(readJson(writeJson(played, table)), JSON.parse(JSON.stringify(played)));
  for (const text of ["", "{}", "[]", '{"format":"apples-score-sheet/1","game":{}}']) assert.throws(() => readJson(text));
});

test("CSV: quoted by RFC 4180, and no name is a formula", () => {
  const played = { ...game({ entries: H }), players: ["=1+1", 'the "Bo", junior', "-Chidi", "@Dorothea"] };
  const csv = writeCsv(played, reckon(played, table), en);
  assert.deepEqual([2, 4, 6, 8].map((at) => rows(csv)[0][at]), ["'=1+1", 'the "Bo", junior', "'-Chidi", "'@Dorothea"]);
  assert.deepEqual(rows(csv)[1].slice(2, 10), ["-120", "-120", "60", "60", "140", "140", "0", "0"]);
  assert.ok(csv.endsWith("\r\n") && readCsvLike(csv));
});
