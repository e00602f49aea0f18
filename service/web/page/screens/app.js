/** The screen that is looked at. Screens are keyed, so that none inherits another's fields. */

import { points } from "../entry.js";
import { html } from "../ui.js";
import { Entry } from "./entry.js";
import { Notice } from "./notices.js";
import { Setup } from "./setup.js";
import { Sheet } from "./sheet.js";

const screens = new Map(Object.entries({ setup: Setup, sheet: Sheet, entry: Entry }));

/** Fetches the screens that come later, so that the first is there sooner. */
export async function loadScreens() {
  for (const [name, screen] of Object.entries((await import("./rest.js")).default)) screens.set(name, screen);
}

export function App({ c }) {
  const { view } = c.state;
  const Screen = c.game && !c.reckoned ? Waiting : screens.get(view.screen) ?? Waiting;
  return html`<${Screen} c=${c} key=${view.screen} /><div class="sr" id="live" aria-live="polite" key="live">${spoken(c)}</div>`;
}

/** A game is here, but the table of points, or the screen, is not yet. */
const Waiting = ({ c }) => html`<header class="top"><h1 class="title">${c.t.apples}</h1></header><main><${Notice} c=${c} /></main>`;

function spoken({ t, state: { view }, entries, game, table }) {
  if (view.screen !== "entry" || !entries || !table) return "";
  const entry = entries[view.at];
  if (!entry) return t.checkAndSave;
  const name = game.players[view.at];
  return entry.target === null && entry.points === null ? t.turnTarget(name) : t.turnSays(name, points(entry, table));
}
