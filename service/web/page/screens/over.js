/** Game over: all winners named, places, the chart, and what comes next. */

import { nextGoal } from "../game.js";
import { nextApples } from "../party.js";
import { figure, html, icon, More, Name, tone, Top, Undo } from "../ui.js";
import { Chart } from "./chart.js";
import { Notice } from "./notices.js";

export function Over({ c }) {
  const { t, game, reckoned } = c;
  const party = game.kind === "party";
  const played = party ? t.rounds(game.rounds.length) : t.hands(game.hands.length);
  const minutes = game.started ? Math.round((game.touched - game.started) / 60000) : 0;
  return html`
    <${Top} c=${c} back heading="p" title=${html`<span class="muted small">${played}${minutes ? ` · ${t.minutes(minutes)}` : ""}</span>`}><${More} c=${c} label=${t.moreSheet} /><//>
    <main>
      <${Notice} c=${c} />
      <${Hero} c=${c} />
      <ol class="stand panel" aria-label=${t.standings}>${reckoned.standings.map(({ seat, name, place, points }) => html`
        <li key=${seat} class=${place === 1 ? "win" : ""}><span class="pl" aria-label=${t.place(place)}>${place}</span><${Name} name=${name} cls="n" /><span class=${`t ${tone(points)}`}>${figure(points)}</span></li>`)}</ol>
      ${!party && html`<${Chart} c=${c} />`}
      <div class="grid2 gap">
        <button class="second" type="button" onClick=${() => c.over("share")}>${icon("share")} ${t.share}</button>
        <button class="second" type="button" onClick=${() => c.over("share")}>${icon("file")} ${t.export}</button>
      </div>
      <${PlayOn} c=${c} />
    </main>
    <footer class="dock"><${Undo} c=${c} />
      <button class="primary" type="button" id="rematch" onClick=${c.rematch}>${t.rematch}<small>${(party ? t.sameSeatsJudge : t.sameSeatsDeal)(game.players[party ? reckoned.judge : reckoned.dealer])}</small></button>
    </footer>`;
}

function Hero({ c }) {
  const { t, game, reckoned } = c;
  const names = reckoned.winners.map((seat) => game.players[seat]);
  const party = game.kind === "party";
  const best = reckoned.standings[0].points;
  return html`
    <div class="hero">
      <svg class="apple" viewBox="0 0 64 64" aria-hidden="true"><use href="#i-apple" /></svg>
      <h1 id="title" tabindex="-1">${names.length === 1 ? (party ? t.winsApples : t.winsWith)(names[0], figure(best)) : t.shareWin(t.list(names))}</h1>
      <p>${names.length > 1 ? html`${t.allHave(names.length, best)} <button class="inline" type="button" onClick=${() => c.over("rules", { rule: "game.winner" })}>(${t.ruling})</button>.`
        : (party ? t.reachedInRound : t.reachedInHand)(party ? reckoned.goal : game.goal, reckoned.end + 1)}</p>
    </div>`;
}

function PlayOn({ c }) {
  const { t, game, sizes } = c;
  const goal = game.kind === "party" ? nextApples(game, sizes) : nextGoal(game.goal);
  return html`
    <button class="second gap still" type="button" id="playon" onClick=${() => c.act({ type: "playOn", goal })}>
      <span>${t.playOn(goal)}</span><span class="muted light">${t.higherGoal}</span></button>`;
}
