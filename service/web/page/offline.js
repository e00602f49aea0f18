/** The service worker: registered, and a newer set offered once it is whole. It is never used unasked. */

export async function watchUpdates(build, offer) {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  let wanted = false;
  workers.addEventListener("controllerchange", () => { if (wanted) location.reload(); });
  const use = (worker) => () => { wanted = true; worker.postMessage("use"); };
  try {
    const registration = await workers.register("/page/sw.js", { scope: "/", updateViaCache: "none" });
    const consider = (worker) => { if (worker && workers.controller) offer(use(worker)); };
    consider(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker.addEventListener("statechange", () => { if (worker.state === "installed") consider(worker); });
    });
    document.addEventListener("visibilitychange", () => { if (document.visibilityState === "visible") registration.update().catch(() => {}); });
  } catch {
    // no worker (private browsing, an old browser): the page works while there is a network
  }
}
