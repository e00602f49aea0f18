/** Where the page is: which screen, and where Back leads. */

/** The screen a game begins at. */
export function home(book) {
  if (!book.game) return { screen: "setup" };
  return { screen: book.game.kind === "party" ? "party" : "sheet" };
}

const HOMES = new Set(["setup", "sheet", "party"]);

export const isHome = (view) => HOMES.has(view.screen);

/** The view behind this one. */
export const behind = (view, book) => view.back ?? home(book);

const NEEDS = {
  apples: new Set(["sheet", "entry", "breakdown", "goal", "chart"]),
  party: new Set(["party", "rounds"]),
  any: new Set(["over", "share", "print", "players"]),
};

/** A view that the book cannot show (its game or hand is gone) becomes the home screen. */
export function clampView(state) {
  const { view, book } = state;
  const { game } = book;
  const wrong = (NEEDS.any.has(view.screen) && !game)
    || (NEEDS.apples.has(view.screen) && game?.kind !== "apples")
    || (NEEDS.party.has(view.screen) && game?.kind !== "party")
    || (view.screen === "entry" && !(view.hand <= game.hands.length))
    || (view.screen === "breakdown" && !(view.hand < game.hands.length))
    || (view.screen === "setup" && game);
  return wrong ? { ...state, view: home(book) } : state;
}
