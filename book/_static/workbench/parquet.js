// Parquet files, the simple case: one flat column of strings, as lines of text. What reads them is
// loaded by the first such file.
const LIBRARY = new URL("./hyparquet.js", import.meta.url).href; // the build has put it there
const MARK = [0x50, 0x41, 0x52, 0x31]; // PAR1, at both ends
const PACKED = ["UNCOMPRESSED", "SNAPPY", "ZSTD"]; // as can be read here
const COMMAND = "or use the command line, which reads it with pyarrow";

let library;

/** Whether a file says that it is one: by its name, or at both ends. */
export function isParquet({ name, data }) {
  const ends = [data.subarray(0, 4), data.subarray(-4)];
  const isMarked = ends.every((end) => MARK.every((byte, at) => end[at] === byte));
  return isMarked || name.toLowerCase().endsWith(".parquet");
}

/** Where it is: the offline worker keeps it for who brings such a file without a network. */
export const address = LIBRARY;

/** The columns of the file. */
export async function columnsOf({ name, data }, from) {
  const found = await libraryFor(name, from);
  return fields(found, metadataOf(found, name, data)).map(({ element }) => element.name);
}

/** The file as lines of its column, in UTF-8; an error says what is in the way. */
export async function asLines({ name, data, column, title = name }, from) {
  const found = await libraryFor(name, from);
  const metadata = metadataOf(found, name, data);
  requireStrings(found, metadata, name, column);
  const rows = await rowsOf(found, metadata, name, data, column);
  const texts = rows.map((row, at) => textOf(row[column], at, name, column));
  return { name, title, data: new TextEncoder().encode(texts.join("")), plain: true };
}

async function libraryFor(name, from = LIBRARY) {
  try {
    library ??= await import(from);
    return library;
  } catch {
    throw Error(`${name}: what reads Parquet files did not come from the site; try again`);
  }
}

function metadataOf({ parquetMetadata }, name, data) {
  try {
    return parquetMetadata(data, { geoparquet: false });
  } catch (error) {
    throw damaged(name, error);
  }
}

function fields({ parquetSchema }, metadata) {
  return parquetSchema(metadata).children;
}

function requireStrings(library, metadata, name, column) {
  const children = fields(library, metadata);
  const found = children.find(({ element }) => element.name === column);
  const names = children.map(({ element }) => element.name).join(", ");
  if (!found) throw Error(`${name}: no column '${column}' there; its columns are ${names}`);
  const { type, converted_type, logical_type, repetition_type } = found.element;
  if (found.children.length || repetition_type === "REPEATED") {
    throw Error(
      `${name}: column '${column}' is nested, and a flat column of strings is read; ` +
        "write its texts into a column of their own first",
    );
  }
  if (converted_type !== "UTF8" && logical_type?.type !== "STRING") {
    const kind = logical_type?.type ?? converted_type ?? type;
    throw Error(`${name}: column '${column}' holds ${kind}, not strings`);
  }
  const codecs = metadata.row_groups.flatMap(({ columns }) =>
    columns
      .filter(({ meta_data }) => meta_data?.path_in_schema[0] === column)
      .map(({ meta_data }) => meta_data.codec),
  );
  const unknown = codecs.find((codec) => !PACKED.includes(codec));
  if (unknown) {
    throw Error(
      `${name}: column '${column}' is packed by ${unknown}, which the page cannot unpack; ` +
        `write the file with snappy, zstd or no compression, ${COMMAND}`,
    );
  }
}

async function rowsOf({ parquetReadObjects, unpackZstd }, metadata, name, data, column) {
  const file = data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength);
  const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let rows;
  try {
    rows = await parquetReadObjects({
      file,
      metadata,
      columns: [column],
      compressors: { ZSTD: (bytes, length) => unpackZstd(bytes, new Uint8Array(length)) },
      parsers: { stringFromBytes: (bytes) => bytes && utf8.decode(bytes) },
      geoparquet: false,
    });
  } catch (error) {
    throw damaged(name, error);
  }
  const wanted = Number(metadata.num_rows);
  if (rows.length === wanted) return rows;
  throw damaged(name, Error(`it has ${rows.length} rows, and says ${wanted}`));
}

function textOf(text, at, name, column) {
  if (typeof text === "string") return `${text.replace(/\r?\n/g, " ")}\n`;
  throw Error(`${name}, row ${at + 1}: '${column}' is null, not a text`);
}

function damaged(name, { message }) {
  return Error(`${name} cannot be read as Parquet: ${message}; copy it, or make it, again`);
}
