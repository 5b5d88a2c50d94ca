// What the columns of a file are called: by its first line, or its schema.
import { isParquet, columnsOf as parquetColumns } from "./parquet.js";

const START = 1 << 16; // bytes: a first line that is longer says nothing here

/** The names of the columns; none where the file is no table, or its first line cannot be read. */
export async function columnsOf(file) {
  if (isParquet(file)) return parquetColumns(file);
  const [line, ...more] = new TextDecoder().decode(file.data.subarray(0, START)).split("\n");
  if (!more.length && file.data.length > START) return [];
  const name = file.name.toLowerCase();
  if (name.endsWith(".tsv")) return line.replace(/\r$/, "").split("\t");
  if (name.endsWith(".jsonl") || name.endsWith(".ndjson")) return keys(line);
  return [];
}

function keys(line) {
  try {
    return Object.keys(JSON.parse(line));
  } catch {
    return []; // Python says what is wrong with it
  }
}
