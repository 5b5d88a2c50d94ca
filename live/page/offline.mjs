// Keeps visited pages readable without a network, where the browser allows it (https, or this machine).
if ("serviceWorker" in navigator && window.isSecureContext) {
  const root = new URL("../../", import.meta.url); // live-…/ stands in _static/ of the site
  navigator.serviceWorker.register(new URL("offline.js", root), { scope: root.pathname }).then(async () => {
    const worker = (await navigator.serviceWorker.ready).active;
    const files = performance.getEntriesByType("resource").map((entry) => entry.name);
    worker.postMessage([location.href, ...files]);
  }, () => {});
}
