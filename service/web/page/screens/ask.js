/** "Was that legal?", "Who wins this trick?", "May I bid that?": cards are tapped, the service answers, the page words it. */

import { clear, isCalls, KINDS, lies, most, pickKind, put, question, SLOTS, takeLast } from "../ask.js";
import { Choice, html, icon, Note, Shown, Top } from "../ui.js";
import { verdict } from "../words.js";

const SYMBOLS = { S: "♠", C: "♣", D: "♦", H: "♥" };
const show = (card) => card.slice(0, -1) + SYMBOLS[card.at(-1)];

export function Ask({ c }) {
  const { t, table, state: { ask } } = c;
  const set = (changed) => c.act({ type: "ask", ask: changed });
  if (!table) return html`<${Top} c=${c} back title=${t.askTitle} /><main><${Note} kind="warn" sign="warn">${t.needTable}<//></main>`;
  return html`
    <${Top} c=${c} back title=${t.askTitle}>
      <button class="ib" type="button" id="clear" aria-label=${t.clear} onClick=${() => set(clear(ask))}>${icon("del")}</button><//>
    <main class="ask">
      <${Choice} label=${t.askTitle} options=${KINDS.map((kind) => [kind, t.askKinds[kind]])} chosen=${ask.kind} pick=${(kind) => set(pickKind(ask, kind))} />
      ${ask.kind !== "bid" && html`<${Trump} c=${c} ask=${ask} set=${set} />`}
      ${SLOTS[ask.kind].map((slot) => html`<${Slot} key=${slot} c=${c} ask=${ask} slot=${slot} set=${set} />`)}
      ${ask.kind === "trick" && c.game?.kind === "apples" && html`<${Leader} c=${c} ask=${ask} set=${set} />`}
      <${Answer} c=${c} ask=${ask} />
      <div class="grow"></div>
    </main>
    <div class="askpad"><${Suits} c=${c} ask=${ask} set=${set} /><${Pad} c=${c} ask=${ask} set=${set} /></div>`;
}

function Trump({ c: { t, table }, ask, set }) {
  return html`
    <div class="pickrow" role="group" aria-label=${t.trump}><span class="small b">${t.trump}</span>
      ${table.suits.map((suit) => html`<button key=${suit} type="button" class=${`suit s-${suit}`} aria-pressed=${String(ask.trump === suit)} aria-label=${t.suit(suit)}
        data-trump=${suit} onClick=${() => set({ ...ask, trump: ask.trump === suit ? null : suit })}>${SYMBOLS[suit]}</button>`)}
    </div>`;
}

function Slot({ c: { t }, ask, slot, set }) {
  const held = ask[slot];
  const text = held.length ? held.map((token) => (token === "pass" ? t.pass : show(token))).join("  ") : t.slotEmpty[slot];
  return html`
    <button type="button" class="slot" data-slot=${slot} aria-pressed=${String(ask.slot === slot)} onClick=${() => set({ ...ask, slot })}>
      <span class="small b">${t.slots[slot]} <span class="muted">${most(ask, slot) > 1 && most(ask, slot) < 100 ? `${held.length}/${most(ask, slot)}` : ""}</span></span>
      <span class=${held.length ? "" : "muted"}>${text}</span></button>`;
}

const Leader = ({ c: { t, game }, ask, set }) => html`
  <div class="pickrow" role="group" aria-label=${t.whoLed}><span class="small b">${t.whoLed}</span>
    <div class="chips">${game.players.map((name, seat) => html`<button key=${seat} class="chip" type="button" dir="auto" aria-pressed=${String(ask.leader === seat)} onClick=${() => set({ ...ask, leader: seat })}>${name}</button>`)}</div></div>`;

const Suits = ({ c: { t, table }, ask, set }) => html`
  <div class="suits" role="group" aria-label=${t.suitWord}>
    ${table.suits.map((suit) => html`<button key=${suit} type="button" class=${`suit s-${suit}`} data-suit=${suit} aria-pressed=${String(ask.suit === suit)} aria-label=${t.suit(suit)} onClick=${() => set({ ...ask, suit })}>${SYMBOLS[suit]}</button>`)}
  </div>`;

/** Ranks of the suit chosen, or for a call its numbers. */
function Pad({ c: { t, table }, ask, set }) {
  const calls = isCalls(ask);
  const keys = calls ? table.ranks.map((_, at) => String(at + 1)) : table.ranks;
  return html`
    <div class="pad">
      ${keys.map((key) => {
        const token = key + ask.suit;
        const slot = calls ? null : lies(ask, token);
        const taken = slot && slot !== ask.slot && !(ask.slot === "card" && slot === "hand");
        return html`<button key=${key} type="button" class=${`key ${slot ? "on" : ""}`} data-card=${token} aria-disabled=${taken ? "true" : undefined} onClick=${() => !taken && set(put(ask, token))}>
          <span class=${slot ? "" : `s-${ask.suit}`}><${Shown} text=${key} words=${`${calls ? t.callLabel(key, ask.suit) : t.cardLabel(key, ask.suit)}${slot ? `, ${t.slots[slot]}` : ""}`} /><span aria-hidden="true">${SYMBOLS[ask.suit]}</span></span>${slot && html`<span class="sub" aria-hidden="true">${t.slots[slot]}</span>`}</button>`;
      })}
      ${calls && html`<button class="key fn" type="button" data-card="pass" onClick=${() => set(put(ask, "pass"))}>${t.pass}</button>`}
      <button class="key fn" type="button" id="take" disabled=${!ask[ask.slot].length} onClick=${() => set(takeLast(ask))}>${icon("undo")}${t.takeLast}</button>
    </div>`;
}

function Answer({ c, ask }) {
  const { t, game } = c;
  if (!question(ask)) return html`<p class="muted small">${t.askHow[ask.kind]}</p>`;
  const answer = c.answer();
  if (answer.state === "waiting") return html`<p class="muted small" role="status">${t.asking}</p>`;
  if (answer.state === "offline") {
    return html`<div class="note warn notice" role="alert">${icon("warn")}<span class="say">${t.askOffline}</span><span class="choices"><button class="second" type="button" onClick=${c.askAgain}>${t.tryAgain}</button></span></div>`;
  }
  if (answer.state === "refused") return html`<${Note} kind="warn" sign="warn" role="alert">${t.askRefused} <span lang="en">${answer.detail}</span><//>`;
  const said = verdict(ask, answer.body, game?.kind === "apples" ? game.players : null, t, show);
  return html`
    <div class=${`note ${said.kind}`} role="status" id="verdict">${icon(said.kind === "bad" ? "warn" : "ok")}<span><b>${said.lead}</b> ${said.lines.map((line, at) => html`<span key=${at} class="vline">${line}</span>`)}</span></div>`;
}
