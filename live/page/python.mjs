// The page's end of the interpreter: starts the worker, queues tasks, stops it.
// States: off, loading, ready, running, failed.

const at = (path) => new URL(path, import.meta.url).href;

export class Python {
  #worker;
  #queue = []; // tasks in order; the first is the one that runs
  #next = 0;

  constructor(settings) {
    this.settings = settings;
    this.state = "off";
    this.detail = {};
    this.listeners = [];
  }

  #set(state, detail = {}) {
    this.state = state;
    this.detail = detail;
    for (const listener of this.listeners) listener(state, detail);
  }

  // Ends as "done"; "failed" (an exception); "broken" (a file could not be had); "lost" (the interpreter
  // could not be loaded, or died); "stopped".
  run(task, { begin = () => {}, message = () => {} } = {}) {
    if (!this.#worker) this.start();
    return new Promise((end) => {
      this.#queue.push({ task: { ...task, id: this.#next++ }, begin, message, end });
      if (this.#queue.length === 1) this.#advance();
    });
  }

  start() {
    this.#set("loading", { loaded: 0, total: this.settings.bytes });
    const worker = new Worker(at("worker.mjs"), { type: "module" });
    const current = (hear) => (event) => worker === this.#worker && hear(event);
    worker.onmessage = current(({ data }) => this.#hear(data));
    worker.onerror = current((event) => this.#fail(event.message || "the browser did not start it; reload the page"));
    this.#worker = worker;
    this.run({ kind: "start", ...this.settings });
  }

  #advance() {
    const job = this.#queue[0];
    if (!job) return this.#set("ready");
    if (job.task.kind !== "start") this.#set("running", { label: job.task.label });
    job.begin();
    this.#worker.postMessage(job.task);
  }

  #hear(message) {
    if (message.kind === "progress") {
      if (this.state === "loading" || this.state === "running") this.#set(this.state, { ...this.detail, ...message });
      return;
    }
    const broken = message.kind === "broken";
    if (broken && message.dead) return this.#fail(message.text); // also while nothing runs
    const job = this.#queue[0];
    if (!job || job.task.id !== message.id) return;
    if (broken && job.task.kind === "start") return this.#fail(message.text);
    if (!broken && message.kind !== "done") return job.message(message);
    this.#queue.shift();
    if (broken) job.message({ kind: "error", text: message.text });
    job.end(broken ? "broken" : message.ok ? "done" : "failed");
    this.#advance();
  }

  #fail(text) {
    const loaded = this.state !== "loading";
    this.#end("lost");
    this.#set("failed", { text: loaded ? `Python ended: ${text}` : `Python could not be loaded: ${text}` });
  }

  stop() {
    this.#end("stopped");
    this.#set("off");
  }

  // The way out of an endless loop: the interpreter ends, and what waits behind the loop does not run.
  restart() {
    this.#end("stopped");
    this.start();
  }

  #end(how) {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const job of this.#queue.splice(0)) job.end(how);
  }
}
