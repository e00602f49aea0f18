/**
 * "Was that legal?", "Who wins this trick?", "May I bid that?": what is filled in, and the question it makes.
 *
 *   {kind, slot, suit, trump, trick, hand, card, leader, calls, call}
 *   cards are written as the service writes them, rank then suit letter; slot is where the next card goes
 */

export const KINDS = ["play", "trick", "bid"];
export const SLOTS = { play: ["trick", "hand", "card"], trick: ["trick"], bid: ["hand", "calls", "call"] };
const MOST = { play: { trick: 3, hand: 12, card: 1 }, trick: { trick: 4 }, bid: { hand: 13, calls: 200, call: 1 } };

export const blankAsk = () => ({ kind: "play", slot: "trick", suit: "S", trump: null, trick: [], hand: [], card: [], leader: 0, calls: [], call: [] });

export const pickKind = (ask, kind) => ({ ...ask, kind, slot: SLOTS[kind][0], trick: kind === "trick" ? ask.trick : ask.trick.slice(0, MOST.play.trick) });

export const most = (ask, slot = ask.slot) => MOST[ask.kind][slot];

export const isCalls = (ask) => ask.slot === "calls" || ask.slot === "call";

/** A card or call put into the open slot; taken out again if it is there; the only one replaces the one before. */
export function put(ask, token) {
  const { slot } = ask;
  const held = ask[slot];
  if (!isCalls(ask) && held.includes(token)) return { ...ask, [slot]: held.filter((other) => other !== token) };
  if (most(ask) === 1) return { ...ask, [slot]: [token] };
  if (held.length >= most(ask)) return ask;
  return onward({ ...ask, [slot]: [...held, token] });
}

/** A full slot opens the next. */
function onward(ask) {
  if (ask[ask.slot].length < most(ask)) return ask;
  const slots = SLOTS[ask.kind];
  return { ...ask, slot: slots[slots.indexOf(ask.slot) + 1] ?? ask.slot };
}

export const takeLast = (ask) => ({ ...ask, [ask.slot]: ask[ask.slot].slice(0, -1) });

export const clear = (ask) => ({ ...blankAsk(), kind: ask.kind, slot: SLOTS[ask.kind][0], suit: ask.suit });

/** Slots where a card already lies, so that the key can say so; a card played may be one of the hand. */
export const lies = (ask, card) => SLOTS[ask.kind].find((slot) => ask[slot].includes(card)) ?? null;

/** The address to GET, or null while something is missing. */
export function question(ask) {
  const trump = ask.trump ? { trump: ask.trump } : {};
  if (ask.kind === "trick") {
    return ask.trick.length ? address("trick", { cards: ask.trick.join(","), ...trump, leader: ask.leader }) : null;
  }
  if (ask.kind === "play") {
    if (!ask.hand.length) return null;
    return address("play", { hand: ask.hand.join(","), trick: ask.trick.join(","), ...trump, ...one("card", ask.card) });
  }
  if (ask.hand.length < MOST.bid.hand) return null;
  return address("bid", { hand: ask.hand.join(","), calls: ask.calls.join(","), ...one("call", ask.call) });
}

const one = (key, list) => (list.length ? { [key]: list[0] } : {});

const address = (path, fields) => `/v1/apples/${path}?${new URLSearchParams(fields)}`;
