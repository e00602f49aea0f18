/** One hand in full: by player, every set with its reason; or by rank, who had how many. */

import { count, isTyped, points, sets, tricks } from "../entry.js";
import { reason, valueGroups, worth } from "../table.js";
import { figure, gain, html, icon, More, Name, Note, tone, Top } from "../ui.js";
import { problems, toAsk } from "../checks.js";
import { faultText } from "../words.js";
import { Choice } from "../ui.js";

export function Breakdown({ c }) {
  const { t, game, reckoned, state: { view } } = c;
  const shown = reckoned.hands[view.hand];
  const hand = game.hands[view.hand];
  return html`
    <${Top} c=${c} back title=${t.handNumber(view.hand + 1)}><${More} c=${c} label=${t.moreHand} /><//>
    <main>
      ${!hand.thrown && html`<${Choice} tabs label=${t.breakdown} options=${[["player", t.byPlayer], ["rank", t.byRank]]} chosen=${view.by} pick=${(by) => c.go({ ...view, by })} />`}
      ${view.by === "rank" && !hand.thrown ? html`<${ByRank} c=${c} hand=${hand} />` : html`<${Accounted} c=${c} hand=${hand} shown=${shown} /><${ByPlayer} c=${c} at=${view.hand} />`}
    </main>
    <footer class="dock">
      ${view.hand > 0 && html`<${Turn} c=${c} to=${view.hand - 1} sign="back" />`}
      <button class="primary low" type="button" id="edit" onClick=${() => c.act({ type: "edit", hand: view.hand })}>${t.editHand(view.hand + 1)}</button>
      ${view.hand + 1 < game.hands.length && html`<${Turn} c=${c} to=${view.hand + 1} sign="forth" />`}
    </footer>`;
}

const Turn = ({ c, to, sign }) => html`
  <button class="second narrow" type="button" aria-label=${c.t.handNumber(to + 1)} onClick=${() => c.go({ ...c.state.view, hand: to })}>
    ${sign === "back" && icon("back")}<span>${to + 1}</span>${sign === "forth" && icon("forth")}</button>`;

export function Accounted({ c, hand, shown }) {
  const { t, game, table } = c;
  const dealt = t.dealt(game.players[shown.dealer]);
  const after = !shown.counted && html`<${Note} kind="warn" sign="flag">${t.notCounted}<//>`;
  if (hand.thrown) return html`${after}<${Note} kind="ok" sign="out">${t.thrownIn}. ${dealt}.<//>`;
  const faults = problems(hand.entries, table);
  return html`
    <div class="stack">${after}
      ${faults.length
        ? faults.map((fault, at) => html`<${Note} key=${at} kind="bad" sign="warn">${faultText(fault, game.players, t)}<//>`)
        : html`<${Note} kind="ok" sign=${shown.mark}>${shown.mark === "pen" ? t.pointsTyped : t.allAccounted(table.ranks.length * table.suits.length)} ${dealt}.<//>`}
    </div>`;
}

export function ByPlayer({ c, at }) {
  const { t, game, table, reckoned } = c;
  const hand = game.hands[at];
  if (hand.thrown) return null;
  return html`
    ${hand.entries.map((entry, seat) => {
      const after = reckoned.hands[at].totals[seat];
      const gained = points(entry, table);
      const before = reckoned.hands[at].counted ? `, ${figure(after - gained)} → ${figure(after)}` : "";
      return html`
        <section class="panel who4" key=${seat} aria-label=${game.players[seat]}>
          <header><h2 class="ell"><${Name} name=${game.players[seat]} /></h2>
            <span class="muted small">${isTyped(entry) ? t.pointsTypedShort : t.tricks(Math.floor(tricks(entry, game.players.length)))}${before}</span>
            <span class=${`sum ${tone(gained)}`}>${gain(gained)}</span></header>
          ${!isTyped(entry) && html`<${Lines} c=${c} entry=${entry} />`}
        </section>`;
    })}
    <p class="small muted">${valueGroups(table).map(({ value, ranks }) => `${ranks.join(" ")}: ${figure(value)}`).join(" · ")}.
      ${" "}<button class="inline" type="button" onClick=${() => c.over("rules")}>${t.rulesOnScoring}</button></p>`;
}

const Lines = ({ c, entry }) => html`
  ${sets(entry, c.table).map((set) => html`
    <div class="line" key=${set.rank}>
      <span class="cards" aria-hidden="true">${Array.from({ length: set.count }, (_, at) => html`<span class=${`cd ${set.withTarget && at === 0 ? "tg" : ""}`} key=${at}>${set.rank}</span>`)}</span>
      <span class="w"><span class="sr">${c.t.rank(set.rank)}: </span>${c.t.sets[set.count]}<small>${why(c, set)}</small></span>
      <span class=${`v ${tone(set.points)}`}>${gain(set.points)}</span>
    </div>`)}
  <div class="line low"><span class="w muted small">${singlesText(c.t, entry)}</span><span class="v muted">0</span></div>`;

function singlesText(t, entry) {
  const ranks = entry.named ? Object.keys(entry.counts).filter((rank) => entry.counts[rank] === 1) : [];
  return t.singlesNoPoints(entry.singles, count(entry, entry.target) < 2 ? entry.target : null, ranks);
}

function why({ t, table }, set) {
  const found = reason(table, set.rank, set.count, set.withTarget);
  if (found.always !== undefined) return t.alwaysPoints(figure(found.always));
  return `${found.count} × ${figure(found.value)}${found.factor === 1 ? "" : ` × ${found.factor}`}${set.withTarget ? ` · ${t.withTarget}` : ""}`;
}

function ByRank({ c, hand }) {
  const { t, game, table } = c;
  const { entries } = hand;
  const known = new Set(entries.some(isTyped) ? [] : toAsk(entries, table));
  return html`
    <table class="gr">
      <thead><tr><th scope="col"><span class="sr">${t.rankWord}</span></th>${game.players.map((name, seat) => html`<th scope="col" key=${seat}><${Name} name=${name} /></th>`)}</tr></thead>
      <tbody>${table.ranks.map((rank) => html`
        <tr key=${rank}><th scope="row">${rank}</th>${entries.map((entry, seat) => html`<${RankCell} key=${seat} c=${c} entry=${entry} rank=${rank} known=${known.has(rank)} />`)}</tr>`)}</tbody>
      <tfoot>
        <tr class="top1"><th scope="row" class="fine">${t.singlesWord}</th>${entries.map((entry, seat) => html`<td key=${seat}>${isTyped(entry) ? "–" : entry.singles}</td>`)}</tr>
        <tr><th scope="row">${t.sum}</th>${entries.map((entry, seat) => { const p = points(entry, table); return html`<td key=${seat} class=${`b ${tone(p)}`}>${gain(p)}</td>`; })}</tr>
      </tfoot>
    </table>
    <p class="small muted legend">${t.rankLegend}</p>`;
}

function RankCell({ c, entry, rank, known }) {
  const cards = isTyped(entry) ? 0 : count(entry, rank);
  const star = !isTyped(entry) && entry.target === rank;
  if (cards > 1) {
    const value = worth(c.table, rank, cards, star);
    return html`<td class="m"><b>×${cards}${star ? " ★" : ""}</b> <span class=${tone(value)}>${gain(value)}</span></td>`;
  }
  if (star) return html`<td>★</td>`;
  return cards || known ? html`<td>1</td>` : html`<td class="muted">·</td>`;
}
