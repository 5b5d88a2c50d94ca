// The page's end of the interpreter: starts the worker, queues tasks, stops it.
import { noAnswer } from "./reasons.js";
import { INTERPRETER, StateMachine } from "./states.js";

const PATIENCE = 30; // seconds without a byte before a download counts as dead
const NO_WORKER = "its first script did not come from the site";

function startWorker() {
  return new Worker(new URL("worker.js", import.meta.url), { type: "module" });
}

/**
 * One interpreter at a time, and the tasks that wait for it.
 *
 * Listeners get { state, label, loaded, total, text } at every change of the state and at every
 * progress of a download; `previous` is the state before, the same as `state` while it lasts.
 */
export class Python {
  #settings;
  #makeWorker;
  #machine = new StateMachine(INTERPRETER);
  #detail = {}; // of the state: the label of what runs, bytes of a download, the text of a failure
  #listeners = [];
  #worker;
  #jobs = []; // in order; the first is the one that the worker has
  #nextId = 0;
  #refetch = new Set(); // files that were wrong: the next time no cache may answer for them
  #watch; // the timer of a worker that has not said anything yet

  constructor(settings, makeWorker = startWorker) {
    this.#settings = { patience: PATIENCE, ...settings };
    this.#makeWorker = makeWorker;
  }

  get state() {
    return this.#machine.state;
  }

  /** What listeners get. */
  get now() {
    return { ...this.#detail, state: this.state };
  }

  listen(listener) {
    this.#listeners.push(listener);
  }

  /**
   * Resolves when the task has ended: "done"; "failed" (an exception); "broken" (a file could not
   * be had); "lost" (the interpreter could not be loaded, or died); "stopped".
   */
  run(task, { begin = () => {}, message = () => {} } = {}) {
    if (!this.#worker) this.start();
    return new Promise((end) => {
      this.#jobs.push({ task: { ...task, id: this.#nextId++ }, begin, message, end });
      if (this.#jobs.length === 1) this.#advance();
    });
  }

  start() {
    this.#begin("start");
  }

  /** Give up loading. */
  stop() {
    this.#end("stopped");
    this.#move("stop", {});
  }

  /** The way out of an endless loop: the interpreter ends, and what waits does not run. */
  restart() {
    this.#end("stopped");
    this.#begin("restart");
  }

  #begin(event) {
    this.#move(event, { loaded: 0, total: this.#settings.bytes });
    const worker = this.#makeWorker();
    const ifCurrent = (hear) => (message) => worker === this.#worker && hear(message);
    worker.onmessage = ifCurrent(({ data }) => this.#hear(data));
    worker.onerror = ifCurrent((event) => this.#fail(event.message || noAnswer(NO_WORKER)));
    this.#worker = worker;
    this.#watch = setTimeout(() => this.#fail(noAnswer(NO_WORKER)), this.#settings.patience * 1000);
    this.run({ kind: "start", ...this.#settings, refetch: [...this.#refetch] });
  }

  #advance() {
    const job = this.#jobs[0];
    if (!job) return this.#move("rest", {});
    if (job.task.kind !== "start") this.#move("run", { label: job.task.label });
    job.begin();
    this.#worker.postMessage(job.task);
  }

  #hear(message) {
    clearTimeout(this.#watch);
    if (message.kind === "progress") return this.#progress(message);
    if (message.kind === "broken") this.#refetch.add(message.file);
    if (message.kind === "broken" && message.dead) return this.#fail(message.text); // at rest, too
    const job = this.#jobs[0];
    if (job?.task.id !== message.id) return;
    if (message.kind === "broken") this.#broken(job, message);
    else if (message.kind === "done") this.#done(job, message.ok ? "done" : "failed");
    else job.message(message);
  }

  #progress({ loaded, total }) {
    if (this.state !== "loading" && this.state !== "running") return;
    this.#detail = { ...this.#detail, loaded, total };
    this.#tell(this.state);
  }

  #broken(job, { text }) {
    if (job.task.kind === "start") return this.#fail(text);
    job.message({ kind: "error", text });
    this.#done(job, "broken");
  }

  #done(job, how) {
    if (job.task.kind === "start") this.#refetch.clear();
    this.#jobs.shift();
    job.end(how);
    this.#advance();
  }

  #fail(reason) {
    const what = this.state === "loading" ? "Python could not be loaded" : "Python ended";
    this.#end("lost");
    this.#move("fail", { text: `${what}: ${reason}` });
  }

  #end(how) {
    clearTimeout(this.#watch);
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const job of this.#jobs.splice(0)) job.end(how);
  }

  #move(event, detail) {
    const previous = this.state;
    this.#machine.send(event);
    this.#detail = detail;
    this.#tell(previous);
  }

  #tell(previous) {
    const now = { ...this.now, previous };
    for (const listener of this.#listeners) listener(now);
  }
}
