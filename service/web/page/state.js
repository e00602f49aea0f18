/**
 * What a tap changes: `(state, action) -> state`, without clock, chance, storage or document.
 *
 *   state   {view, ask, lang, book}
 *   view    what is looked at: {screen, ...}; screens on top of others keep `back`
 *   ask     what is filled in under "Was that legal?"
 *   lang    a language picked by hand, or null
 *   book    {game, setup, past, names}: whatever undo brings back
 *
 * Times, ids and where to go after the last hand come with the action. An action that may not be changes nothing.
 */

import * as hand from "./entry-actions.js";
import { blankAsk } from "./ask.js";
import * as table from "./game-actions.js";
import { clampView, home } from "./view.js";

const blankSetup = () => ({ kind: "apples", names: Array(10).fill(null), seats: 6, first: 0, goal: null });

export const fresh = () => ({
  view: { screen: "setup" },
  ask: blankAsk(),
  lang: null,
  book: { game: null, setup: blankSetup(), past: [], names: [] },
});

const looking = {
  go: (state, { view }) => ({ ...state, view }),
  home: (state) => ({ ...state, view: home(state.book) }),
  lang: (state, { lang }) => ({ ...state, lang }),
  ask: (state, { ask }) => ({ ...state, ask }),
};

const handlers = new Map(Object.entries({ ...looking, ...hand, ...table }));

/** The state after an action; the same object where it changes nothing. */
export function change(state, action) {
  const next = handlers.get(action.type)(state, action);
  return next === state ? state : clampView(next);
}
