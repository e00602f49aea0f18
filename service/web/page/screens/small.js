/** The small screens: players, goal, language, past games, restore, print. */

import { GOAL_STEP, reckon } from "../game.js";
import { reckonParty } from "../party.js";
import { figure, html, icon, Name, Note, Redo, Stepper, tone, Top, Undo } from "../ui.js";
import { NAMES } from "../words.js";
import { Accounted, ByPlayer } from "./breakdown.js";
import { Notice } from "./notices.js";
import { Seats } from "./seats.js";

const Dock = ({ c }) => html`<footer class="dock"><${Undo} c=${c} /><${Redo} c=${c} /><button class="primary low" type="button" id="done" onClick=${c.back}>${c.t.done}</button></footer>`;

export function Players({ c }) {
  const { t, game, state: { view } } = c;
  const begun = (game.hands ?? game.rounds).length > 0;
  const typed = Array.isArray(view.names) && view.names.length === game.players.length ? view.names : game.players;
  return html`
    <${Top} c=${c} back title=${t.players} />
    <main>
      <h2>${t.playersClockwise}</h2>
      <${Seats} c=${c} names=${typed} first=${game.dealer ?? game.judge} kind=${game.kind} type=${(seat, name) => c.act({ type: "rename", seat, name }, `rename-${seat}`)}
        pick=${begun ? null : (seat) => c.act({ type: "lead", seat })} move=${begun ? null : (seat, by) => c.act({ type: "reseat", seat, by })} />
      <p class="muted small gap">${begun ? t.seatsSettled : t.seatsOpen}</p>
    </main>
    <${Dock} c=${c} />`;
}

export function Goal({ c }) {
  const { t, game, reckoned } = c;
  const set = (goal) => () => c.act({ type: "gameGoal", goal });
  return html`
    <${Top} c=${c} back title=${t.changeGoal} />
    <main>
      <h2>${t.gameEndsAt}</h2>
      <${Stepper} label=${t.pointsOrMore} value=${game.goal} downLabel=${t.goalLower(GOAL_STEP)} upLabel=${t.goalHigher(GOAL_STEP)}
        down=${game.goal > GOAL_STEP && set(game.goal - GOAL_STEP)} up=${set(game.goal + GOAL_STEP)} />
      ${reckoned.end !== null && html`<div class="gap"><${Note} kind="warn" sign="flag">${t.reachedInHand(game.goal, reckoned.end + 1)}<//></div>`}
    </main>
    <${Dock} c=${c} />`;
}

export function Language({ c }) {
  const { t, state: { lang } } = c;
  return html`
    <${Top} c=${c} back title=${t.language} />
    <main><div class="panel menu" role="group" aria-label=${t.language}>
      <button type="button" aria-pressed=${String(lang === null)} onClick=${() => c.act({ type: "lang", lang: null })}>${icon(lang === null ? "ok" : "say")}<span>${t.asBrowser}</span></button>
      ${Object.entries(NAMES).map(([code, name]) => html`
        <button key=${code} type="button" lang=${code} data-lang=${code} aria-pressed=${String(lang === code)} onClick=${() => c.act({ type: "lang", lang: code })}>${icon(lang === code ? "ok" : "say")}<span>${name}</span></button>`)}
    </div></main>`;
}

export function Past({ c }) {
  const { t, state: { book: { past } } } = c;
  return html`
    <${Top} c=${c} back title=${t.pastGames(past.length)} />
    <main class="stack">
      ${past.length === 0 && html`<p class="muted">${t.noPastGames}</p>`}
      ${past.map((game, at) => html`
        <section class="panel pastgame" key=${game.id}>
          <h2>${game.kind === "party" ? t.party : t.apples} <span class="muted">· ${pastLength(game, t)}${game.touched ? ` · ${c.day(game.touched)}` : ""}</span></h2>
          <p><${PastLine} c=${c} game=${game} /></p>
          <div class="grid2">
            <button class="second" type="button" onClick=${() => c.act({ type: "reopen", at })}>${t.open}</button>
            <button class="second" type="button" onClick=${() => c.act({ type: "forget", at })}>${t.throwAway}</button>
          </div>
        </section>`)}
    </main>
    <footer class="dock"><${Undo} c=${c} /><${Redo} c=${c} /></footer>`;
}

const pastLength = (game, t) => (game.kind === "party" ? t.rounds(game.rounds.length) : t.hands(game.hands.length));

function PastLine({ c, game }) {
  const { standings } = game.kind === "party" ? (c.sizes ? reckonParty(game, c.sizes) : { standings: [] }) : (c.table ? reckon(game, c.table) : { standings: [] });
  return standings.map(({ seat, name, points }, at) => html`${at > 0 && ", "}<bdi key=${seat}>${name}</bdi> <span class=${tone(points)}>${figure(points)}</span>`);
}

export function Restore({ c }) {
  const { t } = c;
  return html`
    <${Top} c=${c} back title=${t.restoreGame} />
    <main class="stack">
      <${Notice} c=${c} />
      <p>${t.restoreHow}</p>
      <label class="second filepick">${icon("file")} ${t.chooseFile}
        <input type="file" class="sr" id="file" accept=".json,application/json" onChange=${(event) => c.readFile(event.target)} /></label>
      <label class="pastelabel" for="pasted">${t.orPasteLink}</label>
      <textarea id="pasted" class="panel linktext" rows="3" onInput=${(event) => c.pasteLink(event.target.value)}></textarea>
      ${c.session.fileFault && html`<${Note} kind="bad" sign="warn" role="alert">${t.notASavedGame}<//>`}
    </main>`;
}

export function Print({ c }) {
  const { t, game, reckoned } = c;
  return html`
    <${Top} c=${c} back title=${t.print} />
    <main class="paper">
      <h2 class="papertitle">${game.kind === "party" ? t.party : `${t.apples} ${t.toGoal(game.goal)}`}</h2>
      ${game.kind === "party" ? html`<${PartyTable} c=${c} />` : html`<${PaperTable} c=${c} />`}
      ${game.kind === "apples" && reckoned.hands.map((hand, at) => html`
        <section class="paperhand" key=${at}><h2>${t.handNumber(at + 1)}</h2><${Accounted} c=${c} hand=${game.hands[at]} shown=${hand} /><${ByPlayer} c=${c} at=${at} /></section>`)}
    </main>
    <footer class="dock"><button class="primary low" type="button" onClick=${() => globalThis.print()}>${t.print}</button></footer>`;
}

const PaperTable = ({ c: { t, game, reckoned } }) => html`
  <table class="gr"><thead><tr><th scope="col">${t.hand}</th>${game.players.map((name, seat) => html`<th scope="col" key=${seat}><${Name} name=${name} /></th>`)}</tr></thead>
    <tbody>${reckoned.hands.map((hand, at) => html`<tr key=${at}><th scope="row">${at + 1}</th>${game.players.map((_, seat) => html`<td key=${seat}>${hand.points ? `${figure(hand.points[seat])} (${figure(hand.totals[seat])})` : t.thrownShort}</td>`)}</tr>`)}</tbody>
    <tfoot><tr><th scope="row">${t.sum}</th>${reckoned.totals.map((total, seat) => html`<td key=${seat} class="b">${figure(total)}</td>`)}</tr></tfoot></table>`;

const PartyTable = ({ c: { t, game, reckoned } }) => html`
  <table class="gr"><thead><tr><th scope="col">${t.csvRound}</th><th scope="col">${t.csvJudge}</th><th scope="col">${t.csvApple}</th></tr></thead>
    <tbody>${reckoned.rounds.map((round, at) => html`<tr key=${at}><th scope="row">${at + 1}</th><td>${game.players[round.judge]}</td><td>${game.players[round.winner]}</td></tr>`)}</tbody></table>`;
