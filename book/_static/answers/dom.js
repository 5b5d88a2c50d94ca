// Makes an element: make("p", { class: "note", text: "..." }, child, ...).
// An attribute that is false is left out, one that is true has no value.

const SVG = "http://www.w3.org/2000/svg";
const DRAWN = new Set(["svg", "line", "circle", "path", "text"]);

export function make(tag, { text, ...attributes } = {}, ...children) {
  const node = DRAWN.has(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) node.setAttribute(name, value === true ? "" : value);
  }
  if (text !== undefined) node.textContent = text;
  node.append(...children);
  return node;
}

/** An element, if it matches, and all below it that do. */
export function within(node, selector) {
  return [...(node.matches(selector) ? [node] : []), ...node.querySelectorAll(selector)];
}
