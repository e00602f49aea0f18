/** What follows a change of view: focus, scrolling, and the browser's own Back. */

/** After drawing: focus goes to the new heading, so that a screen reader says where one is. None at the first drawing. */
export function followView(before, now) {
  if (before?.view === now.view) return;
  const moved = before?.view.screen !== now.view.screen || before.view.hand !== now.view.hand;
  const turned = moved || before.view.at !== now.view.at;
  if (before && turned) document.getElementById(now.view.screen === "entry" ? "turn" : "title")?.focus({ preventScroll: true });
  if (now.view.screen === "entry" && before) stackEntry();
  if (!moved) return;
  const rule = now.view.rule && document.getElementById(`rule-${now.view.rule}`);
  if (rule) rule.scrollIntoView();
  else scrollTo(0, now.view.screen === "sheet" ? document.documentElement.scrollHeight : 0);
  keepBehind(now);
}

/** The newest sets stay in sight. */
const stackEntry = () => { const tape = document.querySelector(".tape"); if (tape) tape.scrollTop = tape.querySelector(".note") ? 0 : tape.scrollHeight; };

const HOMES = ["setup", "sheet", "party"];

/** One entry of the browser's history lies under every screen that has a Back. */
function keepBehind({ view }) {
  if (!HOMES.includes(view.screen) && !history.state?.inside) history.pushState({ inside: true }, "");
}

/** The browser's Back does what the page's does. */
export function backUp(isInside, back) {
  globalThis.addEventListener("popstate", () => {
    if (!isInside()) return;
    back();
    if (isInside() && !history.state?.inside) history.pushState({ inside: true }, "");
  });
}
