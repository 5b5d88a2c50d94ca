// The site's service worker: what was visited once can be read, and run, without a network.
// Files under a folder named by its content never change; all others are asked for first, and kept for later.
const CACHE = `bleu ${self.registration.scope}`; // another book may live on the same host
const CURRENT = /*CURRENT*/ [];
const HASHED = /\/_static\/(live|pyodide)-[0-9a-f]+\//;
const site = (url) => url.startsWith(self.registration.scope);

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

async function tidy() {
  const cache = await caches.open(CACHE);
  for (const { url } of await cache.keys()) {
    if (HASHED.test(url) && !CURRENT.some((folder) => url.includes(`/${folder}/`))) await cache.delete(url);
  }
}

// The first page was loaded before this worker began; the browser still has its files.
self.addEventListener("message", (event) => event.waitUntil(keepAll(event.data)));

async function keepAll(urls) {
  const cache = await caches.open(CACHE);
  for (const url of urls.filter(site)) {
    if (await cache.match(url)) continue;
    const response = await fetch(url, { cache: "force-cache" }).catch(() => undefined);
    if (response?.ok) await cache.put(url, response);
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && site(request.url)) event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = HASHED.test(request.url) && (await cache.match(request.url));
  if (kept) return kept;
  try {
    const response = await fetch(request);
    if (response.status === 200) await cache.put(request.url, response.clone());
    return response;
  } catch (error) {
    const found = await cache.match(request.url, { ignoreSearch: true });
    if (found) return found;
    throw error;
  }
}
