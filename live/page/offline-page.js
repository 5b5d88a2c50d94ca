// Keeps visited pages readable without a network, where the browser allows it (https, or this
// machine).

async function keepForOffline() {
  const site = new URL("../../", import.meta.url); // live-…/ stands in _static/ of the site
  const worker = new URL("offline.js", site);
  await navigator.serviceWorker.register(worker, { scope: site.pathname });
  const { active } = await navigator.serviceWorker.ready;
  // what this page has loaded came before the worker
  const files = performance.getEntriesByType("resource").map((entry) => entry.name);
  active.postMessage([location.href, ...files]);
}

if ("serviceWorker" in navigator && window.isSecureContext) {
  keepForOffline().catch(() => {}); // the browser does not want it: the site needs a network
}
