/** Both rules answers: fetched (the service worker answers from its set), and remembered from the last time. */

import { readSizes, readTable } from "./table.js";
import { reckon } from "./game.js";
import { figure } from "./ui.js";

const ADDRESSES = ["/v1/apples/rules", "/v1/apples-to-apples/rules"];

/** `{table, sizes, sizesRules, answers}`, or null where the answers are not there or not such tables. */
export function readTables(answers) {
  try {
    const [apples, party] = answers;
    const { sizes, rules } = readSizes(party);
    return { table: readTable(apples), sizes, sizesRules: rules, answers };
  } catch {
    return null;
  }
}

export async function loadTables() {
  try {
    return readTables(await Promise.all(ADDRESSES.map(load)));
  } catch {
    return null;
  }
}

async function load(address) {
  const response = await fetch(address, { headers: { Accept: "application/json" } });
  if (response.status !== 200) throw new TypeError(`${address} answered ${response.status}`);
  return response.json();
}

/** The totals another table gives the games on this phone, in words: "Ann 50 → 60". */
export function changedTotals(book, before, after) {
  if (JSON.stringify(before.points) === JSON.stringify(after.points)) return [];
  const games = [book.game, ...book.past].filter((game) => game?.kind === "apples");
  return games.flatMap((game) => {
    const [old, now] = [reckon(game, before).totals, reckon(game, after).totals];
    return game.players.flatMap((name, seat) => (old[seat] === now[seat] ? [] : [`${name} ${figure(old[seat])} → ${figure(now[seat])}`]));
  });
}
