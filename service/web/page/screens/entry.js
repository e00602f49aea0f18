/** Entering a hand: tabs for the players, the keypad that never moves, and after the last player the check. */

import { problems } from "../checks.js";
import { isBegun, isComplete, isTyped, points } from "../entry.js";
import { entriesOf } from "../entry-actions.js";
import { dealerOf } from "../game.js";
import { gain, html, icon, More, Name, Spoken, tone, Top } from "../ui.js";
import { Check } from "./check.js";
import { CardPad } from "./keypad.js";
import { PointsPad } from "./pointspad.js";

export function Entry({ c }) {
  const { t, game, table, state: { view } } = c;
  const old = view.hand < game.hands.length;
  const entries = entriesOf(game, view.hand);
  const faults = problems(entries, table);
  const at = Math.min(view.at, entries.length);
  const shown = { c, entries, faults, at, old };
  return html`
    <${Top} c=${c} back title=${old ? t.editHandShort(view.hand + 1) : t.handNumber(view.hand + 1)} sub=${t.dealt(game.players[dealerOf(game, view.hand)])}
      backLabel=${old ? t.backDiscard : t.backKeep}><${More} c=${c} label=${t.moreEntry} /><//>
    <main class="bare entry">
      <${Tabs} ...${shown} />
      <div class="panelbody" role="tabpanel" id="panel" aria-labelledby=${at < entries.length ? `tab-${at}` : "title"}>
        ${at === entries.length ? html`<${Check} ...${shown} />` : isTyped(entries[at]) ? html`<${PointsPad} ...${shown} />` : html`<${CardPad} ...${shown} />`}
      </div>
    </main>`;
}

function Tabs({ c, entries, faults, at }) {
  const { t, game, table } = c;
  const clashing = new Set(faults.flatMap((fault) => fault.seats));
  return html`
    <div class="tabs" role="tablist" aria-label=${t.players}>
      ${entries.map((entry, seat) => {
        const clash = clashing.has(seat);
        const score = points(entry, table);
        const state = isComplete(entry) ? t.tabDone(score) : isBegun(entry) ? t.tabBegun(score) : t.tabBlank;
        return html`
          <button key=${seat} type="button" role="tab" id=${`tab-${seat}`} data-tab=${seat} aria-selected=${String(seat === at)} aria-controls="panel"
            tabindex=${seat === at || (at === entries.length && seat === 0) ? 0 : -1}
            class=${`tab ${isComplete(entry) && seat !== at ? "done" : ""} ${clash ? "clash" : ""}`}
            onClick=${() => c.act({ type: "tab", at: seat })}>
            <${Name} name=${game.players[seat]} cls="n" />
            <${Spoken} words=${`: ${state}${clash ? `, ${t.doesNotAddUp}` : ""}`} />
            <span class="s" aria-hidden="true"><${TabState} entry=${entry} score=${score} clash=${clash} /></span>
          </button>`;
      })}
    </div>`;
}

function TabState({ entry, score, clash }) {
  if (clash) return html`<span class="neg">! ${gain(score)}</span>`;
  if (isComplete(entry)) return html`${icon(isTyped(entry) ? "pen" : "ok")}<span class=${tone(score)}>${gain(score)}</span>`;
  if (isBegun(entry)) return html`<span>${gain(score)}\u2009…</span>`;
  return html`<span class="muted">–</span>`;
}
