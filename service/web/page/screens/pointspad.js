/** Points typed instead of cards, on a keypad of the page's own. */

import { isComplete, points } from "../entry.js";
import { nextOpen } from "../entry-actions.js";
import { figure, gain, html, icon, Name, Note, tone } from "../ui.js";
import { faultText } from "../words.js";
import { Notice } from "./notices.js";

export function PointsPad({ c, entries, faults, at }) {
  const { t, game, table, totalsBefore } = c;
  const entry = entries[at];
  const score = points(entry, table);
  const fault = faults.find((found) => found.seats.includes(at));
  const before = totalsBefore[at];
  return html`
    <section class="panel slip" aria-labelledby="turn">
      <header><h2 class="q ell" id="turn" tabindex="-1"><${Name} name=${game.players[at]} />, ${t.pointsOnly}</h2>
        <button class="star plain" type="button" id="cards" onClick=${() => c.act({ type: "points" })}>${t.cards}</button></header>
      <div class="typed"><${Notice} c=${c} />
        <output class=${`bignum ${tone(score)}`} aria-label=${t.points}>${shown(entry.points)}<span class="caret" aria-hidden="true"></span></output>
        <div class="muted">${isComplete(entry) ? `${figure(before)} → ${figure(before + score)}` : t.pointsBlank}</div>
        ${fault && html`<${Note} kind="warn" sign="warn" role="alert">${faultText(fault, game.players, t)}<//>`}
      </div>
    </section>
    <div class="pad points"><${Keys} c=${c} entries=${entries} at=${at} /></div>`;
}

function shown(text) {
  if (text === "") return "";
  if (text === "-") return "−";
  return text.startsWith("-") ? text.replace("-", "−") : gain(Number(text));
}

function Keys({ c, entries, at }) {
  const { t, game } = c;
  const press = (key) => () => c.act({ type: "digit", key });
  const digit = (key) => html`<button class="key" type="button" key=${key} data-digit=${key} onClick=${press(key)}>${key}</button>`;
  const to = nextOpen(entries, (at + 1) % entries.length);
  return html`
    ${digit("1")}${digit("2")}${digit("3")}
    <button class="key fn" type="button" id="undo" disabled=${!c.can.undo} onClick=${c.undo}>${icon("undo")}${t.undo}</button>
    ${digit("4")}${digit("5")}${digit("6")}
    <button class="key fn" type="button" id="redo" disabled=${!c.can.redo} onClick=${c.redo}>${icon("redo")}${t.redo}</button>
    ${digit("7")}${digit("8")}${digit("9")}
    <button class="key" type="button" data-digit="erase" aria-label=${t.eraseDigit} onClick=${press("erase")}>${icon("del")}</button>
    <button class="key" type="button" data-digit="sign" aria-label=${t.plusMinus} onClick=${press("sign")}>+/−</button>
    ${digit("0")}
    <button class="primary" type="button" id="next" disabled=${!isComplete(entries[at])} onClick=${() => c.act({ type: "next" })}>
      ${to < entries.length && to !== at ? t.nextPlayer(game.players[to]) : t.toCheck}</button>`;
}
