/** Apples to Apples: a tile a player; a tap gives the green apple, and the judge moves on. */

import { html, icon, More, Name, Redo, Spoken, Top, Undo } from "../ui.js";
import { Notice } from "./notices.js";

export function Party({ c }) {
  const { t, game, reckoned, sizes } = c;
  const size = sizes[game.players.length];
  const over = reckoned.end !== null;
  return html`
    <${Top} c=${c} title=${t.roundNumber(game.rounds.length + (over ? 0 : 1))} sub=${t.applesWin(reckoned.goal)}>
      <button class="ib" type="button" id="rules" aria-label=${t.rules} onClick=${() => c.over("rules")}>${icon("book")}</button>
      <button class="ib" type="button" id="share" aria-label=${t.shareGame} onClick=${() => c.over("share")}>${icon("share")}</button>
      <${More} c=${c} label=${t.moreParty} />
    <//>
    <${Notice} c=${c} />
    <main>
      <p class="asks">${over ? t.winsApplesShort(t.list(reckoned.winners.map((seat) => game.players[seat]))) : t.whoGets(game.players[reckoned.judge])}
        ${!over && html`<span class="muted sub">${t.playLine(size)}</span>`}</p>
      <div class=${`tiles rows${Math.ceil(game.players.length / 2)} ${game.players.length > 6 ? "many" : ""}`}>
        ${game.players.map((name, seat) => html`<${Tile} key=${seat} c=${c} name=${name} seat=${seat} over=${over} />`)}
      </div>
    </main>
    <p class="muted small last" role="status">${last(c)}</p>
    <footer class="dock"><${Undo} c=${c} /><${Redo} c=${c} />
      ${over
        ? html`<button class="primary" type="button" id="result" onClick=${() => c.go({ screen: "over" })}>${t.seeResult}</button>`
        : html`<button class="second tall" type="button" id="rounds" disabled=${!game.rounds.length} onClick=${() => c.go({ screen: "rounds", round: null })}>${t.allRounds(game.rounds.length)}</button>`}
    </footer>`;
}

function Tile({ c, name, seat, over }) {
  const { t, reckoned } = c;
  const judges = !over && seat === reckoned.judge;
  const apples = reckoned.apples[seat];
  const needs = reckoned.goal - apples;
  const leads = reckoned.leaders.includes(seat) && apples > 0;
  return html`
    <button class=${`tile ${judges ? "judge" : ""}`} type="button" data-seat=${seat} aria-disabled=${judges || over ? "true" : undefined} onClick=${() => !judges && !over && c.award(seat)}>
      <${Name} name=${name} cls="n" /><${Spoken} words=${`: ${t.tileLabel(apples, reckoned.goal, judges, over)}`} />
      <span class="pips" aria-hidden="true">${Array.from({ length: Math.min(reckoned.goal, 16) }, (_, at) => html`<span key=${at} class=${`pip ${at < apples ? "on" : ""}`}></span>`)}</span>
      <span class="k" aria-hidden="true"><span class="t">${apples}<small> ${t.of(reckoned.goal)}</small></span>
        ${judges ? html`<span class="tag deal">${t.judges}</span>` : html`<span class=${`tag ${leads ? "lead" : ""}`}>${needs > 0 ? t.needs(needs) : t.wins}</span>`}</span>
    </button>`;
}

function last({ t, game, reckoned }) {
  const round = reckoned.rounds.at(-1);
  return round ? t.lastRound(game.rounds.length, game.players[round.winner], game.players[round.judge]) : t.tapWho;
}

export function Rounds({ c }) {
  const { t, game, reckoned, state: { view } } = c;
  return html`
    <${Top} c=${c} back title=${t.allRounds(game.rounds.length)} />
    <main class="bare"><ol class="rounds">
      ${reckoned.rounds.map((round, at) => html`
        <li key=${at} class=${round.counted ? "" : "after"}>
          <button type="button" class="round" aria-expanded=${String(view.round === at)} data-round=${at} onClick=${() => c.go({ screen: "rounds", round: view.round === at ? null : at })}>
            <span class="muted">${at + 1}</span><${Name} name=${game.players[round.winner]} cls="b grow" /><span class="muted small">${t.judged(game.players[round.judge])}${round.counted ? "" : ` · ${t.notCounted}`}</span></button>
          ${view.round === at && html`<div class="chips">${game.players.map((name, seat) => seat !== round.judge && html`
            <button key=${seat} class="chip" type="button" dir="auto" aria-pressed=${String(seat === round.winner)} onClick=${() => c.act({ type: "rewin", round: at, seat })}>${name}</button>`)}</div>`}
        </li>`)}
    </ol></main>
    <footer class="dock"><${Undo} c=${c} /><${Redo} c=${c} /></footer>`;
}
