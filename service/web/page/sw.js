/**
 * The page without a network: one set of files, named by its build, used whole or not at all.
 *
 * A set is complete or its worker is not installed. It takes over when the player says so, or when no page is open.
 * Only answers of status 200 are kept. Questions of the table (/v1/...) other than the rules always go to the network.
 */

const BUILD = "{{build}}";
const FILES = {{files}};

const PREFIX = "apples-page-";
const CACHE = PREFIX + BUILD;
const HOME = `/page/${BUILD}/index.html`;
const RULES = ["/v1/apples/rules", "/v1/apples-to-apples/rules"];
const SET = [...FILES.map((file) => `/page/${BUILD}/${file}`), ...RULES];

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(sweep()));
self.addEventListener("message", (event) => { if (event.data === "use") self.skipWaiting(); });
self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin) return;
  if (event.request.mode === "navigate" && address.pathname === "/") event.respondWith(kept(HOME, event.request));
  else if (SET.includes(address.pathname) && !address.search) event.respondWith(kept(address.pathname, event.request));
});

async function fill() {
  try {
    const cache = await caches.open(CACHE);
    await Promise.all(SET.map((address) => keep(cache, address)));
  } catch (fault) {
    await caches.delete(CACHE);
    throw fault;
  }
}

async function keep(cache, address) {
  const rules = address.startsWith("/v1/"); // the other addresses name their content: what the page has loaded serves
  const response = await fetch(address, rules ? { cache: "reload", headers: { Accept: "application/json" } } : {});
  if (response.status !== 200) throw new TypeError(`${address} answered ${response.status}`);
  await cache.put(address, response);
}

async function sweep() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)));
}

async function kept(address, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(address, { ignoreVary: true })) ?? fetch(request);
}
