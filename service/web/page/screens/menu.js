/** More: what is not needed at every hand, as a list of whole-width buttons. */

import { html, icon, Top } from "../ui.js";

export function Menu({ c }) {
  const { t, state: { view } } = c;
  const from = view.back ?? { screen: "setup" };
  return html`
    <${Top} c=${c} back title=${t.more} />
    <main><div class="panel menu">
      ${items(c, from).filter(Boolean).map(([id, sign, label, act]) => html`
        <button key=${id} type="button" id=${`menu-${id}`} onClick=${act}>${icon(sign)}<span>${label}</span></button>`)}
    </div><p class="muted small gap">${t.version(c.build)}</p></main>`;
}

function items(c, from) {
  const { t, game } = c;
  const go = (screen) => () => c.go({ screen, back: from });
  const common = [["ask", "law", t.wasThatLegal, go("ask")], ["rules", "book", t.rules, go("rules")], ["lang", "say", t.language, go("lang")]];
  if (!game) return [["restore", "up", t.restoreGame, go("restore")], ["past", "back", t.pastGames(c.state.book.past.length), go("past")], ...common];
  return [...forEntry(c, from), ...forHand(c, from), ...forGame(c, from, go), ...common];
}

/** Entering a hand, or on the sheet of a game that is on: thrown in, first. */
function forEntry(c, from) {
  const { t, game, reckoned } = c;
  const entering = from.screen === "entry";
  if (game.kind === "party" || !(entering || (from.screen === "sheet" && reckoned.end === null))) return [];
  const hand = entering ? from.hand : game.hands.length;
  const thrown = ["thrown", "out", t.throwIn(hand + 1), () => c.throwIn(hand)];
  if (!entering) return [thrown];
  const act = (action) => () => c.actBehind(action);
  const named = c.entries.every((entry) => entry.named);
  return [
    thrown,
    ["named", "ok", named ? t.countSingles : t.nameSingles, act({ type: "named", on: !named })],
    ["pointsall", "pen", t.pointsForAll, act({ type: "pointsAll" })],
    ["again", "undo", t.startHandAgain, act({ type: "again" })],
  ];
}

function forHand(c, from) {
  if (from.screen !== "breakdown") return [];
  return [["delete", "del", c.t.deleteHand(from.hand + 1), () => c.act({ type: "remove", hand: from.hand })]];
}

function forGame(c, from, go) {
  const { t, game, state: { book } } = c;
  if (from.screen === "entry") return [];
  return [
    ["players", "pen", t.players, go("players")],
    game.kind === "apples" && ["goal", "flag", t.changeGoal, go("goal")],
    game.kind === "apples" && game.hands.length > 1 && ["chart", "chart", t.chart, go("chart")],
    ["new", "plus", t.newGame, () => c.act({ type: "newGame" })],
    ["past", "back", t.pastGames(book.past.length), go("past")],
    ["export", "file", t.export, go("share")],
    ["print", "print", t.print, c.print],
  ];
}
