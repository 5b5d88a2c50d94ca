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

  // Ends as "done", "failed" (an exception), "broken" (the interpreter itself) or "stopped".
  run(task, { begin = () => {}, message = () => {} } = {}) {
    if (!this.#worker) this.#start();
    return new Promise((end) => {
      this.#queue.push({ task: { ...task, id: this.#next++ }, begin, message, end });
      if (this.#queue.length === 1) this.#advance();
    });
  }

  #start() {
    this.#set("loading", { loaded: 0, total: this.settings.bytes });
    this.#worker = new Worker(at("worker.mjs"), { type: "module" });
    this.#worker.onmessage = ({ data }) => this.#hear(data);
    this.#worker.onerror = (event) => this.#fail(event.message || "the browser did not start it");
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
      if (this.state === "loading") this.#set("loading", message);
      else this.#set("running", { ...this.detail, ...message });
      return;
    }
    const job = this.#queue[0];
    if (!job || job.task.id !== message.id) return;
    if (message.kind === "broken" && job.task.kind === "start") return this.#fail(message.text);
    if (message.kind !== "done" && message.kind !== "broken") return job.message(message);
    this.#queue.shift();
    if (message.kind === "broken") job.message({ kind: "error", text: message.text });
    job.end(message.ok ? "done" : "failed");
    this.#advance();
  }

  #fail(text) {
    this.#end("broken");
    this.#set("failed", { text });
  }

  // The way out of an endless loop: the interpreter ends, and what waits behind the loop does not run.
  stop() {
    this.#end("stopped");
    this.#set("off");
  }

  #end(how) {
    this.#worker?.terminate();
    this.#worker = undefined;
    const left = this.#queue.splice(0);
    for (const job of left) job.end(how);
  }
}
