// Numbers as readers write them, and how far one is from another.

/** 0.5, ".5", "0,5", "1/2", "1,000" or "−3" as a number; anything else is NaN. */
export function parse(written) {
  const text = written.trim().replace("−", "-");
  const [, above, below] = /^([^/]+)\/([^/]+)$/.exec(text) ?? [];
  if (above) return parse(above) / parse(below);
  if (/^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(text)) return Number(text.replaceAll(",", ""));
  return /^-?(\d+[.,]?\d*|[.,]\d+)$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
}

/** How a guess compares with an answer, which is rounded as the page writes it: in words. */
export function compare(guess, answer) {
  const places = decimals(answer);
  if (guess.toFixed(places) === Number(answer).toFixed(places)) return "right";
  const off = Number(answer) - guess;
  const far = Number(Math.abs(off).toFixed(Math.max(places, 2)));
  return `${far} too ${off > 0 ? "low" : "high"}`;
}

function decimals(text) {
  return text.split(".")[1]?.length ?? 0;
}
