/** The score sheet: totals on top, a row a hand, the next hand one tap away. */

import { isBegun, isComplete } from "../entry.js";
import { figure, gain, html, icon, More, Name, Redo, tone, Top, Undo } from "../ui.js";
import { Notice } from "./notices.js";

export const MARKS = { ok: "ok", pen: "pen", out: "out", warn: "warn" };

export function Sheet({ c }) {
  const { t, game, reckoned } = c;
  return html`
    <${Top} c=${c} title=${html`${t.apples}<span class="muted sub"> ${t.toGoal(game.goal)}</span>`}>
      <button class="ib" type="button" id="ask" aria-label=${t.wasThatLegal} onClick=${() => c.over("ask")}>${icon("law")}</button>
      <button class="ib" type="button" id="rules" aria-label=${t.rules} onClick=${() => c.over("rules")}>${icon("book")}</button>
      <button class="ib" type="button" id="share" aria-label=${t.shareGame} onClick=${() => c.over("share")}>${icon("share")}</button>
      <${More} c=${c} label=${t.moreSheet} />
    <//>
    <${Notice} c=${c} />
    <main class="bare" aria-labelledby="title">
      <div role="table" aria-label=${t.scoreSheet}>
        <${Totals} c=${c} />
        <div class="rows" role="rowgroup">${reckoned.hands.map((hand, at) => html`<${Row} c=${c} hand=${hand} at=${at} key=${at} />`)}</div>
      </div>
      ${reckoned.hands.length ? html`<${Legend} c=${c} />` : html`<p class="legend">${t.firstHand}</p>`}
    </main>
    <${Dock} c=${c} />`;
}

function Totals({ c }) {
  const { t, game, reckoned } = c;
  return html`
    <div class="totals" role="rowgroup"><div class="cols" role="row">
      <span role="columnheader"><span class="sr">${t.hand}</span></span>
      ${game.players.map((name, seat) => {
        const total = reckoned.totals[seat];
        const part = Math.max(0, Math.min(100, (100 * total) / game.goal));
        return html`
          <div class="tot" role="columnheader" key=${seat}>
            <${Name} name=${name} cls="n" />
            <div class=${`t ${tone(total)} ${figure(total).length > 4 ? "long" : ""}`}>${figure(total)}</div>
            <div class="bar" aria-hidden="true"><i style=${{ width: `${part}%` }}></i></div>
            <span class="tag">${total >= game.goal ? t.reached : t.toGo(game.goal - total)}</span>
            <span class="tags">
              ${reckoned.leaders.includes(seat) && html`<span class="tag lead">${reckoned.end === null ? t.leads : t.wins}</span>`}
              ${reckoned.end === null && reckoned.dealer === seat && html`<span class="tag deal">${t.deals}</span>`}
            </span>
          </div>`;
      })}
    </div></div>`;
}

function Row({ c, hand, at }) {
  const { t, game } = c;
  const mark = hand.counted ? t.marks[hand.mark] : t.notCounted;
  return html`
    <div class=${`row cols ${hand.counted ? "" : "after"}`} role="row" data-mark=${hand.mark}>
      <span class="h" role="rowheader">
        <button type="button" class="open" aria-label=${t.openHand(at + 1, mark)} onClick=${() => c.go({ screen: "breakdown", hand: at, by: "player" })}>${at + 1}</button>
        ${icon(MARKS[hand.mark])}
      </span>
      ${hand.points
        ? game.players.map((_, seat) => html`<${Cell} key=${seat} points=${hand.points[seat]} total=${hand.counted ? hand.totals[seat] : null} t=${t} />`)
        : html`<span class="out" role="cell" aria-colspan="4">${t.thrownIn}</span>`}
      ${!hand.counted && html`<span class="afternote" role="cell">${t.notCounted}</span>`}
    </div>`;
}

const Cell = ({ points, total, t }) => html`
  <span role="cell"><span class=${`p ${tone(points)}`}>${gain(points)}</span>${total !== null && html`<span class="c"><span class="sr">, ${t.total} </span>${figure(total)}</span>`}</span>`;

function Legend({ c }) {
  const { t, reckoned } = c;
  const used = Object.keys(MARKS).filter((mark) => reckoned.hands.some((hand) => hand.mark === mark));
  return html`
    <div class="legend">
      ${used.map((mark) => html`<span key=${mark}>${icon(MARKS[mark])} ${t.marks[mark]}</span>`)}
      <span class="wide">${t.tapHand}</span>
    </div>`;
}

function Dock({ c }) {
  const { t, game, reckoned } = c;
  const next = game.hands.length + 1;
  return html`
    <footer class="dock">
      <${Undo} c=${c} /><${Redo} c=${c} />
      ${reckoned.end === null
        ? html`<button class="primary" type="button" id="enter" onClick=${() => c.act({ type: "enter" })}>${enterLabel(game, next, t)}<small>${t.dealsNow(game.players[reckoned.dealer])}</small></button>`
        : html`<button class="primary" type="button" id="result" onClick=${() => c.go({ screen: "over" })}>${t.seeResult}</button>`}
    </footer>`;
}

function enterLabel(game, number, t) {
  if (!game.draft?.some(isBegun)) return t.enterHand(number);
  return t.goOn(number, game.draft.filter(isComplete).length, game.players.length);
}
