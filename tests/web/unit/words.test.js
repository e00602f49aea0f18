import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import de from "../../../service/web/page/i18n/de.js";
import en from "../../../service/web/page/i18n/en.js";
import fr from "../../../service/web/page/i18n/fr.js";
import { faultText, loadWords, NAMES, pickLanguage, spokenCode, wordsOf } from "../../../service/web/page/words.js";
import { problems } from "../../../service/web/page/checks.js";
import { alike, isVisible, tidy } from "../../../service/web/page/names.js";
import { H, pile, table } from "./fixtures.js";

const CATALOGUES = { en, de, fr };
const PAGE = new URL("../../../service/web/page/", import.meta.url);
const shape = (value) => (typeof value === "function" ? "function" : typeof value === "object" ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)])) : typeof value);

test("every language has every text, of the same kind", () => {
  for (const catalogue of Object.values(CATALOGUES)) assert.deepEqual(shape(catalogue), shape(CATALOGUES.en));
  assert.deepEqual(Object.keys(NAMES), Object.keys(CATALOGUES));
});

test("no text is empty, and none is left in English by oversight", () => {
  const same = new Set(["apples", "party", "csvTotal", "fileName", "points", "export", "total"]);
  for (const code of ["de", "fr"]) {
    for (const [key, text] of Object.entries(CATALOGUES[code])) {
      if (typeof text === "string") assert.ok(text && (text !== CATALOGUES.en[key] || same.has(key) || text.length < 8), `${code} ${key}: ${text}`);
    }
  }
});

test("every text a screen uses is in the catalogue", () => {
  const folders = [PAGE, new URL("screens/", PAGE)];
  const source = folders.flatMap((folder) => readdirSync(folder).filter((file) => file.endsWith(".js")).map((file) => readFileSync(new URL(file, folder), "utf8"))).join("\n");
  const used = [...source.matchAll(/\bt\.([a-zA-Z]+)/g)].map((match) => match[1]);
  assert.ok(used.length > 200);
  assert.deepEqual([...new Set(used)].filter((key) => !(key in CATALOGUES.en)), []);
});

test("the language is the one picked, else the first of the browser's there is, else English", () => {
  assert.deepEqual([pickLanguage("fr", ["de"]), pickLanguage(null, ["nl-NL", "de-AT", "en"]), pickLanguage(null, ["nl"]), pickLanguage("xx", [])], ["fr", "de", "en", "en"]);
});

test("a catalogue is fetched when it is wanted; until then, and where there is none, the page speaks English", async () => {
  assert.deepEqual([spokenCode("de"), wordsOf("de")], ["en", en]);
  await loadWords("de");
  assert.deepEqual([spokenCode("de"), wordsOf("de")], ["de", de]);
});

test("a fault is said with names", () => {
  const [fault] = problems(H.with(2, pile("2", { J: 3 }, null)), table);
  assert.equal(faultText(fault, ["Ann", "Bo", "Chidi", "Dorothea"], CATALOGUES.en), "6 jacks in all: Bo 3, Chidi 3. The pack has four.");
});

test("names: composed, trimmed, without unseen or turning characters, at most forty", () => {
  assert.equal(tidy("  Jose\u0301\u202e\n "), "José");
  assert.equal([...tidy("🍏".repeat(50))].length, 40);
  assert.deepEqual(alike(["Ann", "Bo", " ANN", "Chidi"]), [0, 2]);
  assert.deepEqual(["\u200b", " ", "\u00ad", "x", "李"].map(isVisible), [false, false, false, true, true]);
});
