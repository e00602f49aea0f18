/** The page by keyboard: letters and digits press rank keys, arrows turn the tabs, Ctrl+Z undoes, Escape goes back. */

const TYPED_AS = { T: "10", 1: "10", 0: "10" };

export function listenToKeys({ act, back, undo, redo, view, tables }) {
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input, textarea")) return;
    const done = event.ctrlKey || event.metaKey ? onCommand(event, undo, redo) : !event.altKey && onPlain(event, { act, back, view, tables });
    if (done) event.preventDefault();
  });
}

function onCommand(event, undo, redo) {
  const key = event.key.toLowerCase();
  if (key === "y" || (key === "z" && event.shiftKey)) redo();
  else if (key === "z") undo();
  else return false;
  return true;
}

function onPlain(event, { act, back, view, tables }) {
  if (event.key === "Escape") return Boolean(back()) || true;
  if (event.target.getAttribute("role") === "tab") return turn(event);
  if (view().screen !== "entry" || !tables().table) return false;
  return document.querySelector(".pad.points") ? pressDigit(event.key, act) : pressRank(event.key.toUpperCase(), act, tables().table);
}

function turn(event) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return false;
  const tabs = [...event.target.closest("[role=tablist]").querySelectorAll("[role=tab]")];
  const next = tabs[(tabs.indexOf(event.target) + step + tabs.length) % tabs.length];
  next.click();
  next.focus();
  return true;
}

function pressDigit(key, act) {
  const named = { "-": "sign", Backspace: "erase" }[key] ?? (/^\d$/.test(key) ? key : null);
  if (named) act({ type: "digit", key: named });
  return Boolean(named);
}

function pressRank(key, act, table) {
  const rank = TYPED_AS[key] ?? key;
  if (!table.ranks.includes(rank) || !document.querySelector(".key[data-rank]")) return false;
  act({ type: "rank", rank, suits: table.suits.length });
  return true;
}
