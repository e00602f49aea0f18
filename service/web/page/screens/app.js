/** The screen that is looked at. Screens are keyed, so that none inherits another's fields. */

import { points } from "../entry.js";
import { html } from "../ui.js";
import { Ask } from "./ask.js";
import { Breakdown } from "./breakdown.js";
import { ChartScreen } from "./chart.js";
import { Entry } from "./entry.js";
import { Menu } from "./menu.js";
import { Notice } from "./notices.js";
import { Over } from "./over.js";
import { Party, Rounds } from "./party.js";
import { Rules } from "./rules.js";
import { Setup } from "./setup.js";
import { Share } from "./share.js";
import { Sheet } from "./sheet.js";
import { Goal, Language, Past, Players, Print, Restore } from "./small.js";

const SCREENS = new Map(Object.entries({
  setup: Setup, sheet: Sheet, entry: Entry, breakdown: Breakdown, over: Over, share: Share, menu: Menu, rules: Rules, ask: Ask,
  players: Players, goal: Goal, lang: Language, past: Past, restore: Restore, print: Print, chart: ChartScreen, party: Party, rounds: Rounds,
}));

export function App({ c }) {
  const { view } = c.state;
  const Screen = c.game && !c.reckoned ? Waiting : SCREENS.get(view.screen) ?? Setup;
  return html`<${Screen} c=${c} key=${view.screen} /><div class="sr" id="live" aria-live="polite" key="live">${spoken(c)}</div>`;
}

/** A game is here, but the table of points is not. */
const Waiting = ({ c }) => html`<header class="top"><h1 class="title">${c.t.apples}</h1></header><main><${Notice} c=${c} /></main>`;

function spoken({ t, state: { view }, entries, game, table }) {
  if (view.screen !== "entry" || !entries || !table) return "";
  const entry = entries[view.at];
  if (!entry) return t.checkAndSave;
  const name = game.players[view.at];
  return entry.target === null && entry.points === null ? t.turnTarget(name) : t.turnSays(name, points(entry, table));
}
