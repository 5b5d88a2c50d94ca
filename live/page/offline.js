// The site's service worker: what was visited once can be read, and run, without a network.
//
// Files in a folder named by its content never change: the copy that is kept is the answer. A wrong
// copy would be wrong for good, so each is compared with its SHA-256 before it is kept, and a page
// that asks past all caches (cache: "reload") gets past this one. All other files are asked for
// first, and kept for later.
const CACHE = `live ${self.registration.scope}`; // another book may live on the same host
const CURRENT = /*CURRENT*/ []; // the folders of this build
const HASHED = /\/_static\/(live|pyodide)-[0-9a-f]+\//;
const MANIFEST = "manifest.json"; // in each of these folders: {"hashes": {file: sha256}}

const isOfSite = (url) => url.startsWith(self.registration.scope);
const withoutQuery = (url) => url.replace(/[?#].*/, "");
const ignore = () => {}; // storage that is full or forbidden must not stand in the way

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(
    dropOldFolders()
      .catch(ignore)
      .then(() => self.clients.claim()),
  );
});

// The first page was loaded before this worker began; the browser still has its files.
self.addEventListener("message", (event) => event.waitUntil(keepAll(event.data).catch(ignore)));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && isOfSite(request.url)) event.respondWith(answer(request, event));
});

async function dropOldFolders() {
  const cache = await caches.open(CACHE);
  for (const { url } of await cache.keys()) {
    const isCurrent = CURRENT.some((folder) => url.includes(`/${folder}/`));
    if (HASHED.test(url) && !isCurrent) await cache.delete(url);
  }
}

async function keepAll(urls) {
  for (const url of urls.filter(isOfSite)) {
    if (await kept(url)) continue;
    await keep(url, await fetch(url, { cache: "force-cache" }));
  }
}

async function answer(request, event) {
  const isFixed = HASHED.test(request.url) && request.cache !== "reload";
  const copy = isFixed && (await kept(request.url));
  if (copy) return copy;
  try {
    const response = await fetch(request);
    event.waitUntil(keep(request.url, response.clone()).catch(ignore));
    return response;
  } catch (error) {
    const last = await kept(request.url);
    if (last) return last;
    throw error;
  }
}

function kept(url) {
  return caches
    .open(CACHE)
    .then((cache) => cache.match(withoutQuery(url)))
    .catch(ignore);
}

// One copy of each file, under its address without a query: the last that was seen.
async function keep(url, response) {
  if (response.status !== 200 || response.redirected) return;
  const address = withoutQuery(url);
  if (HASHED.test(address) && !(await isGenuine(address, response.clone()))) return;
  const cache = await caches.open(CACHE);
  await cache.put(address, response);
}

async function isGenuine(address, response) {
  const [, folder, file] = address.match(/^(.*\/)([^/]*)$/);
  if (file === MANIFEST) return false; // asked for anew by each worker
  const [hashes, bytes] = await Promise.all([hashesOf(folder), response.arrayBuffer()]);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return hashes[file] === Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const manifests = new Map(); // folder -> its hashes, once they could be read

function hashesOf(folder) {
  if (!manifests.has(folder)) {
    const hashes = fetch(folder + MANIFEST, { cache: "reload" })
      .then((response) => response.json())
      .then((manifest) => manifest.hashes);
    manifests.set(folder, hashes);
    hashes.catch(() => manifests.delete(folder));
  }
  return manifests.get(folder);
}
