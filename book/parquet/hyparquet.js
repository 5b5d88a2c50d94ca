// What the page takes of hyparquet; fzstd unpacks what hyparquet does not.
export { decompress as unpackZstd } from "fzstd";
export { parquetMetadata, parquetReadObjects, parquetSchema } from "hyparquet";
