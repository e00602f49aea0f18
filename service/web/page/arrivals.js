/** A game that arrives in the address: taken where there is nothing to lose, else offered. The address is clean afterwards. */

import { PREFIX, readLink, writeLink } from "./link.js";

export function arrive({ mine, table, restore, notices }) {
  if (!location.hash.startsWith(PREFIX)) return;
  const fragment = location.hash;
  history.replaceState(history.state, "", location.pathname + location.search);
  try {
    offer(readLink(fragment, table), { mine, table, restore, notices });
  } catch {
    notices.put("damaged");
  }
}

function offer(game, { mine, table, restore, notices }) {
  const same = mine?.id === game.id;
  if (!isBegun(mine) || (same && lengthOf(mine) < lengthOf(game))) restore(game, same);
  else if (!same || writeLink(mine, table) !== writeLink(game, table)) {
    notices.put("other", { mine: lengthOf(mine), theirs: lengthOf(game), kind: mine.kind, onOpen: () => restore(game) });
  }
}

const lengthOf = (game) => (game.hands ?? game.rounds).length;

const isBegun = (game) => Boolean(game && (lengthOf(game) || game.draft));
