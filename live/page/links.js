// Links that fill a form: page#FORM-ID?field=text&... The part after # stays in the browser: a text
// may be long, and the host has no business with it.

/** The address of the page with the values of a form. */
export function linkTo(address, formId, values) {
  const link = new URL(address);
  link.search = "";
  link.hash = `${formId}?${new URLSearchParams(values)}`;
  return link.href;
}

/** The values that an address holds for a form, or undefined. */
export function valuesIn(address, formId, name) {
  const { hash, search } = new URL(address);
  const [target, query] = splitOnce(hash.slice(1), "?");
  if (query !== undefined && target === formId) return new URLSearchParams(query);
  // links of an earlier kind; still read, no longer written
  const old = new URLSearchParams(search);
  if (old.get("explore") !== name) return undefined;
  old.delete("explore");
  return old;
}

function splitOnce(text, separator) {
  const place = text.indexOf(separator);
  return place < 0 ? [text] : [text.slice(0, place), text.slice(place + 1)];
}
