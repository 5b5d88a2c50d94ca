// What the page says about the interpreter, and how it writes sizes and times.

export const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

export function duration(ms) {
  return ms < 950 ? `${Math.max(1, Math.round(ms))} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** "13 to 20 MB": as a host sends it that compresses, and as one that does not. */
export function sizeRange({ compressed, bytes }) {
  const [least, most] = [compressed, bytes].map((size) => Math.round(size / 1e6));
  return least === most ? `${most} MB` : `${least} to ${most} MB`;
}

/** Whether bytes are on their way. */
export function isLoading({ state, loaded = 0, total = 0 }) {
  return state === "loading" || (state === "running" && loaded < total);
}

/** One sentence about the interpreter; `size` is of everything that the page loads. */
export function describe(interpreter, size) {
  const { state, loaded = 0, total = 0, label, text } = interpreter;
  const amount = `${megabytes(loaded)} of ${megabytes(total)} MB`;
  if (state === "off") {
    return (
      "The code on this page runs here, in your browser. The first run loads Python and what " +
      `this page imports: ${sizeRange(size)}, once.`
    );
  }
  if (state === "loading") {
    return loaded < total ? `Python is loading: ${amount}` : "Python is starting";
  }
  if (state === "running") {
    return `Running ${label}${loaded < total ? `; loading what it imports: ${amount}` : ""}`;
  }
  return state === "ready" ? "Python is ready." : text;
}
