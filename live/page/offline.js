// The site's service worker: what was visited once can be read, and run, without a network.
// Files under a folder named by its content never change; all others are asked for first, and kept for later.
const CACHE = `bleu ${self.registration.scope}`; // another book may live on the same host
const CURRENT = /*CURRENT*/ [];
const HASHED = /\/_static\/(live|pyodide)-[0-9a-f]+\//;
const site = (url) => url.startsWith(self.registration.scope);
const plain = (url) => url.replace(/[?#].*/, "");

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(tidy().catch(() => {}).then(() => self.clients.claim())));

async function tidy() {
  const cache = await caches.open(CACHE);
  for (const { url } of await cache.keys()) {
    if (HASHED.test(url) && !CURRENT.some((folder) => url.includes(`/${folder}/`))) await cache.delete(url);
  }
}

// The first page was loaded before this worker began; the browser still has its files.
self.addEventListener("message", (event) => event.waitUntil(keepAll(event.data).catch(() => {})));

async function keepAll(urls) {
  const cache = await caches.open(CACHE);
  for (const url of urls.filter(site)) {
    if (await cache.match(plain(url))) continue;
    await keep(url, await fetch(url, { cache: "force-cache" }));
  }
}

// One copy of each file, under its address without a query: the last that was seen.
async function keep(url, response) {
  if (response.status !== 200 || response.redirected) return;
  const cache = await caches.open(CACHE);
  await cache.put(plain(url), response);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && site(request.url)) event.respondWith(answer(request, event));
});

async function answer(request, event) {
  // storage that is full or forbidden must not stand between a reader and the site
  const kept = () => caches.open(CACHE).then((cache) => cache.match(plain(request.url))).catch(() => undefined);
  const fixed = HASHED.test(request.url) && (await kept());
  if (fixed) return fixed;
  try {
    const response = await fetch(request);
    event.waitUntil(keep(request.url, response.clone()).catch(() => {}));
    return response;
  } catch (error) {
    const found = await kept();
    if (found) return found;
    throw error;
  }
}
