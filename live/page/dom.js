// Makes an element: make("p", { class: "note", text: "..." }, child, ...).
// An attribute that is false is left out, one that is true has no value.

export function make(tag, { text, ...attributes } = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) node.setAttribute(name, value === true ? "" : value);
  }
  if (text !== undefined) node.textContent = text;
  node.append(...children);
  return node;
}

export function makeButton(text, action, attributes = {}) {
  const button = make("button", { type: "button", text, ...attributes });
  button.addEventListener("click", action);
  return button;
}
