/** Which language, and how data becomes words in it. Another language is one more catalogue, named here. */

import en from "./i18n/en.js";

export const NAMES = { en: "English", de: "Deutsch", fr: "Français" };

const catalogues = new Map([["en", en]]);

/** The language picked by hand, else the first of the browser's that there is a catalogue for. */
export function pickLanguage(picked, wanted) {
  if (Object.hasOwn(NAMES, picked ?? "")) return picked;
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((code) => Object.hasOwn(NAMES, code)) ?? "en";
}

/** Fetches a catalogue, once. Without a network, and without the offline set, the page goes on in English. */
export async function loadWords(code) {
  if (catalogues.has(code)) return;
  try {
    catalogues.set(code, (await import(`./i18n/${code}.js`)).default);
  } catch (fault) {
    console.warn(fault);
  }
}

/** The catalogue of a language: English until it is there. */
export const wordsOf = (code) => catalogues.get(code) ?? en;

/** The language in which the page speaks just now. */
export const spokenCode = (code) => (catalogues.has(code) ? code : "en");

/** What does not add up, with the players' names. */
export function faultText(fault, players, t) {
  const named = (fault.holders ?? []).map(({ seat, count }) => `${players[seat]} ${count}`);
  return t.faults[fault.check]({ ...fault, holders: named.join(", "), name: players[fault.seats[0]] });
}

/**
 * The service's answer to a question of the table, worded from its rule ids.
 *
 * Gives `{kind: ok|bad, lead, lines}`; `players` are the names in seat order, or null where there is no game.
 */
export function verdict(ask, body, players, t, show) {
  if (ask.kind === "trick") return trickVerdict(ask, body, players, t, show);
  const asked = ask.kind === "bid" ? ask.call[0] : ask.card[0];
  const lines = body.violations.map(({ rule, detail }) => t.broken[rule]?.(body) ?? detail);
  const lead = !body.legal ? t.notLegal : asked ? t.legal : t.soFarLegal;
  const may = ask.kind === "bid" ? mayBid(body.legal_calls, t, show) : mayPlay(body.legal_cards, t, show);
  return { kind: body.legal ? "ok" : "bad", lead, lines: may ? [...lines, may] : lines };
}

const mayPlay = (cards, t, show) => (cards.length ? t.mayPlay(cards.map(show).join("  ")) : "");

/** By suit, the lowest and the highest number that may be bid. */
function mayBid(calls, t, show) {
  if (!calls.length) return t.auctionOver;
  const bids = calls.filter((call) => call !== "pass");
  const suits = [...new Set(bids.map((call) => call.at(-1)))];
  const spans = suits.map((suit) => {
    const numbers = bids.filter((call) => call.endsWith(suit)).map((call) => Number.parseInt(call, 10));
    const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
    return low === high ? show(low + suit) : `${low}–${show(high + suit)}`;
  });
  return t.mayBid([t.pass, ...spans].join(", "));
}

function trickVerdict(ask, body, players, t, show) {
  const name = players?.[body.winner];
  const lead = name ? t.winsTrick(name, show(body.card)) : t.cardWinsTrick(show(body.card));
  const lines = [body.ruffed ? t.becauseTrump : t.becauseLed, ...(body.complete ? [] : [t.trickOpen])];
  return { kind: "ok", lead, lines };
}
