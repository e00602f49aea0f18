/** The screen stays on while a game is open. A refusal is harmless: `refused` is told. */

export function keepAwake(isWanted, refused) {
  let lock = null;

  async function ask() {
    if (!isWanted() || document.visibilityState !== "visible" || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
    } catch {
      lock = null;
      refused();
    }
  }

  document.addEventListener("visibilitychange", ask);
  document.addEventListener("click", ask);
  void ask();
}
