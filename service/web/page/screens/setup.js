/** A new game: which, who, in which seats, who begins, how far. One tap starts it. */

import { seatsOf } from "../game-actions.js";
import { alike, isVisible, unused } from "../names.js";
import { GOAL_STEP } from "../game.js";
import { FEWEST, MOST } from "../party.js";
import { Choice, html, icon, More, Stepper, Top, Undo } from "../ui.js";
import { Notice } from "./notices.js";
import { Seats } from "./seats.js";

export function Setup({ c }) {
  const { t, state: { book } } = c;
  const { setup } = book;
  const names = setupNames(setup, t);
  return html`
    <${Top} c=${c} title=${t.newGame}>
      <button class="ib" type="button" aria-label=${t.rules} onClick=${() => c.over("rules")}>${icon("book")}</button>
      <${More} c=${c} label=${t.moreSetup} />
    <//>
    <main>
      <${Notice} c=${c} />
      <${Choice} label=${t.whichGame} options=${[["apples", t.apples], ["party", t.party]]} chosen=${setup.kind} pick=${(kind) => c.act({ type: "kind", kind })} />
      <h2>${t.playersClockwise}</h2>
      <${Seats} c=${c} names=${names} first=${setup.first} kind=${setup.kind} type=${(seat, name) => c.act({ type: "seatName", seat, name }, `name-${seat}`)}
        pick=${(seat) => c.act({ type: "first", seat })} move=${(seat, by) => c.act({ type: "move", seat, by })} />
      ${setup.kind === "party" && html`<${SeatNumber} c=${c} seats=${setup.seats} />`}
      <${Before} c=${c} names=${names} />
      <${Goal} c=${c} />
      <div class="grid2 gap">
        <button class="second" type="button" onClick=${() => c.over("restore")}>${t.restore}</button>
        <button class="second" type="button" disabled=${!book.past.length} onClick=${() => c.over("past")}>${t.pastGames(book.past.length)}</button>
      </div>
      <div class="grow"></div>
      <div class="note ok gap">${icon("ok")}<span>${t.keptHere}</span></div>
    </main>
    <${Start} c=${c} names=${names} />`;
}

/** The names in the fields; a seat nobody named shows its number. */
export const setupNames = (setup, t) => setup.names.slice(0, seatsOf(setup)).map((name, seat) => name ?? t.player(seat + 1));

function Before({ c, names }) {
  const chips = unused(c.state.book.names, names).slice(0, 8);
  if (!chips.length) return null;
  return html`
    <h2>${c.t.playedBefore}</h2>
    <div class="chips">${chips.map((name) => html`<button class="chip" type="button" dir="auto" onClick=${() => c.act({ type: "chip", name })}>${name}</button>`)}</div>`;
}

const SeatNumber = ({ c, seats }) => html`
  <div class="gap"><${Stepper} label=${c.t.players} value=${seats} downLabel=${c.t.fewerPlayers} upLabel=${c.t.morePlayers}
    down=${seats > FEWEST && (() => c.act({ type: "seats", by: -1 }))} up=${seats < MOST && (() => c.act({ type: "seats", by: 1 }))} /></div>`;

function Goal({ c }) {
  const { t, table, sizes, state: { book: { setup } } } = c;
  if (setup.kind === "party") return sizes && html`<p class="muted gap">${t.applesToWin(sizes[setup.seats].to_win)}</p>`;
  const goal = setup.goal ?? table?.goal;
  if (!goal) return null;
  const set = (points) => () => c.act({ type: "goal", goal: points });
  return html`
    <h2>${t.gameEndsAt}</h2>
    <${Stepper} label=${t.pointsOrMore} value=${goal} downLabel=${t.goalLower(GOAL_STEP)} upLabel=${t.goalHigher(GOAL_STEP)}
      down=${goal > GOAL_STEP && set(goal - GOAL_STEP)} up=${set(goal + GOAL_STEP)} />`;
}

function Start({ c, names }) {
  const { t, state: { book: { setup } } } = c;
  const ready = setup.kind === "party" ? c.sizes : c.table;
  const filled = names.map((name, seat) => (isVisible(name) ? name : t.player(seat + 1)));
  const wrong = alike(filled).length > 0;
  return html`
    <footer class="dock">
      ${c.can.undo && html`<${Undo} c=${c} />`}
      <button class="primary" type="button" id="start" disabled=${!ready} aria-describedby=${wrong ? "alike" : undefined} onClick=${() => c.start(filled)}>
        ${t.start}<small>${ready ? (setup.kind === "party" ? t.judgesFirst : t.dealsFirst)(filled[setup.first]) : t.needTable}</small>
      </button>
    </footer>`;
}
