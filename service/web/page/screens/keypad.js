/** The keypad of cards: the same thirteen keys in the same place, for the target, then the sets, then the singles below. */

import { leftOf } from "../checks.js";
import { count, inSets, offered, pile, points, sets } from "../entry.js";
import { worth } from "../table.js";
import { gain, html, icon, Name, Note, Shown, tone } from "../ui.js";
import { faultText } from "../words.js";
import { Notice } from "./notices.js";

export function CardPad({ c, entries, faults, at }) {
  const entry = entries[at];
  const asking = entry.target === null;
  const shown = { c, entries, entry, at, asking };
  return html`
    <section class="panel slip" aria-labelledby="turn">
      <${Head} ...${shown} />
      <${Tape} ...${shown} faults=${faults} />
    </section>
    <div class="pad">
      ${c.table.ranks.map((rank) => html`<${Key} key=${rank} ...${shown} rank=${rank} />`)}
      <button class="key fn" type="button" id="undo" disabled=${!c.can.undo} onClick=${c.undo}>${icon("undo")}${c.t.undo}</button>
      <button class="key fn" type="button" id="redo" disabled=${!c.can.redo} onClick=${c.redo}>${icon("redo")}${c.t.redo}</button>
      <button class="key fn" type="button" id="typed" onClick=${() => c.act({ type: "points" })}>${icon("pen")}${c.t.points}</button>
    </div>
    ${asking ? html`<${Steps} t=${c.t} />` : entry.named ? html`<${NamedRow} ...${shown} />` : html`<${SinglesRow} ...${shown} />`}`;
}

function Head({ c, entry, at, asking }) {
  const { t, game, table } = c;
  const name = game.players[at];
  if (asking) return html`<header><h2 class="q" id="turn" tabindex="-1">${t.whichTarget(name)}</h2></header>`;
  const sum = points(entry, table);
  return html`
    <header>
      <h2 class="q ell" id="turn" tabindex="-1"><${Name} name=${name} /></h2>
      <span class=${`sum ${tone(sum)}`}>${gain(sum)}</span>
      <button class="star" type="button" id="retarget" aria-label=${t.changeTarget(t.rank(entry.target))} onClick=${() => c.act({ type: "retarget" })}>★ ${entry.target}</button>
    </header>`;
}

function Tape({ c, entries, entry, at, asking, faults }) {
  const { t, table, state: { view } } = c;
  const mine = faults.find((fault) => fault.seats.includes(at));
  const held = sets(entry, table);
  return html`
    <div class="tape" tabindex="0" role="group" aria-label=${t.setsSoFar}>
      <${Notice} c=${c} />
      ${view.hint && !asking && html`<${Note} kind="warn" sign="warn" role="status">${t.noneFits(inSets(entry), offered(entry, table, entries.length))}<//>`}
      ${mine && html`<${Note} kind="bad" sign="warn" role="alert">${faultText(mine, c.game.players, t)}<//>`}
      ${asking
        ? html`<p class="how">${t.howTarget}</p>`
        : held.length
          ? held.map((set) => html`<span class="meld" key=${set.rank}><b>${Array(set.count).fill(set.rank).join(" ")}${set.withTarget ? " ★" : ""}</b><span class=${tone(set.points)}>${gain(set.points)}</span></span>`)
          : !mine && html`<p class="how">${entry.named ? t.howNamed : t.howSets}</p>`}
    </div>`;
}

function Key({ c, entries, entry, at, asking, rank }) {
  const { t, table } = c;
  const cards = asking ? 0 : count(entry, rank);
  const star = !asking && rank === entry.target;
  const left = asking ? table.suits.length : leftOf(rank, entries, at, table);
  const few = left < 2 && !cards && !asking && !entry.named;
  const value = cards ? worth(table, rank, cards, star) : 0;
  return html`
    <button class=${`key ${cards ? "on" : few ? "few" : ""}`} type="button" data-rank=${rank} onClick=${() => c.act({ type: "rank", rank, suits: table.suits.length })}>
      <${Shown} text=${rank} words=${asking ? t.rank(rank) : t.keyLabel(rank, cards, value, few ? left : null, star)} />
      ${cards > 0 && html`<span class="sub" aria-hidden="true">${cards > 1 ? `${t.setShort[cards]} ${gain(value)}` : t.oneCard}</span>`}
      ${few && html`<span class="sub" aria-hidden="true">${t.left(left)}</span>`}
      ${star && html`<span class="st" aria-hidden="true">★</span>`}
    </button>`;
}

const Steps = ({ t }) => html`
  <section class="singles"><ol class="steps">
    <li class="now" aria-current="step"><i>1</i>${t.stepTarget}</li><li><i>2</i>${t.stepSets}</li><li><i>3</i>${t.stepSingles}</li>
  </ol></section>`;

function SinglesRow({ c, entries, entry }) {
  const { t, table } = c;
  const seats = entries.length;
  const lone = count(entry, entry.target) < 2;
  return html`
    <section class="singles" aria-label=${t.singles}>
      <p>${t.singlesLeft} <small>${lone ? t.targetAmong(entry.target) : t.targetInSet(entry.target)}</small></p>
      <div class="sk">
        ${offered(entry, table, seats).map((number) => html`
          <button key=${number} type="button" data-singles=${number} aria-pressed=${String(entry.singles === number)} onClick=${() => c.act({ type: "singles", singles: number })}>
            ${number}<small>${t.tricks((inSets(entry) + number - 1) / seats)}</small></button>`)}
        <button class="other" type="button" id="other" onClick=${() => c.act({ type: "hint" })}>${t.noneOfThese}</button>
      </div>
    </section>`;
}

/** With the singles named there is nothing to choose: the keys say it all. */
function NamedRow({ c, entries, entry }) {
  const { t } = c;
  const cards = Object.values(entry.counts).reduce((sum, number) => sum + number, 0);
  const odd = cards % entries.length !== 1;
  return html`
    <section class="singles" aria-label=${t.singles}>
      <p>${t.cardsTyped(cards)} <small>${odd ? t.oddPile : t.tricks((cards - 1) / entries.length)}</small></p>
      <div class="sk"><button type="button" id="next" aria-pressed=${String(entry.singles !== null && pile(entry) === cards)} onClick=${() => c.act({ type: "singles" })}>${t.next}</button></div>
    </section>`;
}
