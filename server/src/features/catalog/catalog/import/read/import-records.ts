// Turns the records of a file into products, whatever the file's format.
import type { ImportRecord } from "../import-catalogue.ts";
import type { FileRecords } from "./file-records.ts";
import { nativeObjects, nativeTable } from "./native-products.ts";
import { findShop } from "./product-formats.ts";
import type { ProductReader } from "./product-reader.ts";
import type { ReadOptions } from "./read-options.ts";

/** Throws FileError if the table lacks a required column. */
function openTable(columns: string[], options: ReadOptions): ProductReader {
  // With --map and without --format, the file is read in our own format.
  const format = options.format ?? (Object.keys(options.map).length > 0 ? "native" : undefined);
  const shop = findShop(columns, format);
  if (shop === undefined) return nativeTable(options)(columns);
  const { read, ...rest } = shop(columns);
  return {
    ...rest,
    read(values, row) {
      const record = read(values, row);
      return record && "fields" in record ? { row, fields: { ...record.fields, ...options.set } } : record;
    },
  };
}

/** Throws FileError if the table lacks a required column. */
export async function* toImportRecords(
  { records, shape }: FileRecords,
  options: ReadOptions,
): AsyncGenerator<ImportRecord> {
  let reader = shape === "objects" ? nativeObjects(options) : undefined;
  for await (const record of records) {
    if (reader === undefined) {
      const columns = "values" in record ? Object.keys(record.values) : record.columns;
      reader = columns && openTable(columns, options);
    }
    if (!("values" in record)) yield { row: record.row, fault: { column: null, reason: record.reason } };
    else {
      const product = reader?.read(record.values, record.row);
      if (product) yield product;
    }
  }
  yield* reader?.end?.() ?? [];
}
