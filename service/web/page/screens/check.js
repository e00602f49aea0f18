/** The check before a hand is saved: what it does to the totals, whether it adds up, what to ask the table. */

import { toAsk } from "../checks.js";
import { isComplete, isTyped, points } from "../entry.js";
import { reckon, withHand } from "../game.js";
import { figure, gain, html, icon, Name, Note, tone, Undo } from "../ui.js";
import { faultText } from "../words.js";
import { Notice } from "./notices.js";

export function Check({ c, entries, faults, old }) {
  const { t, game, table, reckoned, state: { view } } = c;
  const after = reckon(withHand(game, view.hand, { entries }), table);
  const now = entries.map((entry) => points(entry, table));
  const whole = entries.every(isComplete);
  return html`
    <div class="rev">
      <${Notice} c=${c} />
      <h2 class="sr" id="turn" tabindex="-1">${t.checkAndSave}</h2>
      <${Figures} c=${c} now=${now} before=${reckoned} after=${after} old=${old} />
      ${whole ? html`<${Verdict} c=${c} entries=${entries} faults=${faults} />` : html`<${Note} kind="warn" sign="warn" role="status">${t.stillBlank(names(game, entries))}<//>`}
      ${whole && html`<${News} c=${c} before=${reckoned} after=${after} old=${old} />`}
      <p class="muted small">${t.tapPlayerAbove}</p>
    </div>
    <footer class="dock">
      <${Undo} c=${c} />
      ${old && html`<button class="second narrow" type="button" id="leave" onClick=${() => c.act({ type: "leave" })}>${t.leaveAsItWas}</button>`}
      <button class="primary" type="button" id="save" disabled=${!whole} onClick=${c.save}>
        ${faults.length ? html`${t.saveAllTheSame}<small>${t.markedUnaccounted}</small>` : old ? t.saveChange : t.saveHand(view.hand + 1)}</button>
    </footer>`;
}

const names = (game, entries) => game.players.filter((_, seat) => !isComplete(entries[seat]));

function Figures({ c, now, before, after, old }) {
  const { t, game, state: { view } } = c;
  const was = old ? before.hands[view.hand].points : null;
  return html`
    <div class="panel"><table>
      <thead><tr><th scope="col">${t.handNumber(view.hand + 1)}</th>${old && html`<th scope="col">${t.was}</th>`}<th scope="col">${old ? t.now : t.thisHand}</th><th scope="col">${t.total}</th></tr></thead>
      <tbody>${game.players.map((name, seat) => {
        const [total, totalBefore] = [after.totals[seat], before.totals[seat]];
        return html`
          <tr key=${seat}><th scope="row" class="ell"><${Name} name=${name} /></th>
            ${old && html`<td class="muted">${was?.[seat] !== now[seat] && html`<s>${was ? gain(was[seat]) : "–"}</s>`}</td>`}
            <td class=${tone(now[seat])}>${gain(now[seat])}</td>
            <td class=${`big ${tone(total)}`}>${old && total !== totalBefore && html`<span class="muted small">${figure(totalBefore)} → </span>`}${figure(total)}</td></tr>`;
      })}</tbody>
    </table></div>`;
}

function Verdict({ c, entries, faults }) {
  const { t, game, table } = c;
  if (faults.length) return faults.map((fault, at) => html`<${Note} key=${at} kind="bad" sign="warn" role="alert">${faultText(fault, game.players, t)}<//>`);
  if (entries.some(isTyped)) return html`<${Note} kind="ok" sign="pen">${t.pointsTyped}<//>`;
  const ranks = toAsk(entries, table);
  return html`
    <${Note} kind="ok" sign="ok">${t.allAccounted(table.ranks.length * table.suits.length)}<//>
    ${ranks.length > 0 && html`<${Note} kind="warn" sign="say"><b>${t.askTable}</b> <span id="question">${t.question(ranks)}</span><//>`}`;
}

function News({ c, before, after, old }) {
  const { t, game, state: { view } } = c;
  const called = (seats) => t.list(seats.map((seat) => game.players[seat]));
  const led = called(before.leaders);
  const lead = called(after.leaders);
  const ends = after.end === view.hand;
  const there = game.players.flatMap((_, seat) => (after.totals[seat] >= game.goal ? [seat] : []));
  const later = old && after.end !== null && after.end < game.hands.length - 1 && after.end !== before.end;
  return html`
    ${old && led !== lead && html`<${Note} kind="warn" sign="flag">${t.nowLeads(lead, led, after.leaders.length)}<//>`}
    ${ends && html`<${Note} kind="warn" sign="flag">${t.reachesGoal(called(there), there.length, game.goal)}<//>`}
    ${later && html`<${Note} kind="warn" sign="flag">${t.laterNotCounted}<//>`}
    ${old && before.end !== null && after.end === null && html`<${Note} kind="warn" sign="flag">${t.nolongerOver}<//>`}`;
}
