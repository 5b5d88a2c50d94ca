// Every state of a live page, and everything that changes one. docs/live-states.md shows these
// tables to people; a test holds the two equal.

// Each row: state, event, next state, who sends the event and when. The first row's state is where
// a thing begins.

export const CELL = [
  ["idle", "ask", "queued", "page: Run on this cell, or on one that needs it"],
  ["queued", "begin", "running", "cell: Python begins with it"],
  ["queued", "skip", "idle", "page: Stop, or a cell above failed"],
  ["queued", "lose", "lost", "cell: there is no Python"],
  ["running", "succeed", "done", "cell: it ended well, or with the error that the text announces"],
  ["running", "fail", "failed", "cell: it ended with an error of its own"],
  ["running", "lose", "lost", "cell: Python died, or a file could not be loaded"],
  ["running", "stop", "stopped", "page: Stop"],
  ["done", "ask", "queued", "page: Run"],
  ["done", "forget", "idle", "page: Python is a new one"],
  ["done", "reset", "idle", "cell: Reset"],
  ["failed", "ask", "queued", "page: Run"],
  ["failed", "forget", "idle", "page: Python is a new one"],
  ["failed", "reset", "idle", "cell: Reset"],
  ["lost", "ask", "queued", "page: Run"],
  ["lost", "forget", "idle", "page: Python is a new one"],
  ["lost", "reset", "idle", "cell: Reset"],
  ["stopped", "ask", "queued", "page: Run"],
  ["stopped", "reset", "idle", "cell: Reset"],
  ["idle", "reset", "idle", "cell: Reset of an edit that was never run"],
];

export const INTERPRETER = [
  ["off", "start", "loading", "python: the first task"],
  ["loading", "run", "running", "python: it has started, and a task waits"],
  ["loading", "rest", "ready", "python: it has started, and nothing waits"],
  ["loading", "fail", "failed", "python: a file is missing, wrong or late, or the browser refuses"],
  ["loading", "stop", "off", "page: Stop"],
  ["ready", "run", "running", "python: a task begins"],
  ["ready", "fail", "failed", "python: it died at rest"],
  ["ready", "restart", "loading", "page: Stop and restart"],
  ["running", "run", "running", "python: the next task begins"],
  ["running", "rest", "ready", "python: the last task ended"],
  ["running", "fail", "failed", "python: it died"],
  ["running", "restart", "loading", "page: Stop, or Stop and restart"],
  ["failed", "start", "loading", "python: Try again, or the next task"],
];

export const FORM = [
  ["resting", "ask", "asking", "form: Show, or a slider moved while Python is there"],
  ["resting", "change", "resting", "form: a field was changed"],
  ["asking", "answer", "resting", "form: the answer stands on the page"],
  ["asking", "fail", "resting", "form: there is no answer"],
  ["asking", "ask", "outdated", "form: Show again, before the answer"],
  ["asking", "change", "outdated", "form: a field was changed, before the answer"],
  ["outdated", "ask", "outdated", "form: and again"],
  ["outdated", "change", "outdated", "form: and again"],
  ["outdated", "answer", "asking", "form: the old answer is dropped, the new question asked"],
  ["outdated", "fail", "resting", "form: there is no answer"],
];

/** What is in one state of a table, and moves by its events only. */
export class StateMachine {
  #rows;
  #state;

  constructor(rows) {
    this.#rows = rows;
    this.#state = rows[0][0];
  }

  get state() {
    return this.#state;
  }

  can(event) {
    return this.#row(event) !== undefined;
  }

  /** Go to the next state. An event that has no row here is a mistake in the program. */
  send(event) {
    const row = this.#row(event);
    if (!row) throw new Error(`impossible: "${event}" in the state "${this.#state}"`);
    this.#state = row[2];
    return this.#state;
  }

  #row(event) {
    return this.#rows.find(([state, name]) => state === this.#state && name === event);
  }
}
