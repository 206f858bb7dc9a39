// Writes the catalogue as a file: CSV, a JSON array, or one JSON object per line.

import { importColumns } from "@solodesk/contract/catalog/catalog/import-column.ts";
import { csvCell } from "@solodesk/contract/kernel/csv-cell.ts";
import type { ExportedProduct } from "@solodesk/server/features/catalog/catalog/import/export-catalogue.ts";

type Batches = AsyncIterable<ExportedProduct[]>;

const csvRow = (product: ExportedProduct): string =>
  importColumns.map((column) => csvCell(String(product[column] ?? ""))).join(",");

async function* csvText(batches: Batches): AsyncGenerator<string> {
  yield `${importColumns.join(",")}\r\n`;
  for await (const batch of batches) yield batch.map((product) => `${csvRow(product)}\r\n`).join("");
}

async function* jsonLines(batches: Batches): AsyncGenerator<string> {
  for await (const batch of batches) yield batch.map((product) => `${JSON.stringify(product)}\n`).join("");
}

async function* jsonArray(batches: Batches): AsyncGenerator<string> {
  let before = "[\n";
  for await (const batch of batches) {
    yield before + batch.map((product) => JSON.stringify(product)).join(",\n");
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

/** The writer for each file extension. */
export const productWriters = { ".csv": csvText, ".json": jsonArray, ".jsonl": jsonLines } as const;
