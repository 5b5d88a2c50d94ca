// Counts the bytes that arrive in a worker, and lets downloads begin before they are asked for.

export function watchFetches(sizes, report) {
  const real = self.fetch.bind(self);
  const begun = new Map();
  let loaded = 0, total = 0;

  async function counted(url, options) {
    total += sizes[url.split("/").pop()] ?? 0;
    const response = await real(url, options);
    count(response.clone());
    return response;
  }

  async function count(response) {
    let last = 0;
    for (const reader = response.body?.getReader(); reader; ) {
      const { done, value } = await reader.read().catch(() => ({ done: true }));
      if (done) break;
      loaded += value.length;
      if (performance.now() - last > 100) report(loaded, Math.max(loaded, total), (last = performance.now()));
    }
    report(loaded, Math.max(loaded, total));
  }

  self.fetch = (url, options) => {
    const address = String(url.url ?? url);
    const early = begun.get(address);
    begun.delete(address);
    return early ?? counted(address, options);
  };
  return {
    begin: async (url) => {
      begun.set(url, counted(url));
      const { ok, status } = await begun.get(url);
      if (!ok) throw Error(`${url.split("/").pop()} could not be loaded (${status})`);
    },
    // a module is not fetched but imported: it counts as a whole
    module: (url) => {
      const size = sizes[url.split("/").pop()];
      total += size;
      return import(url).then((module) => (report((loaded += size), Math.max(loaded, total)), module));
    },
  };
}
