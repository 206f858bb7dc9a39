// From the columns of a file to those of the catalogue.
import type { ImportRecord } from "@solodesk/server/features/catalog/import-catalogue.ts";
import {
  type ImportFields,
  importColumns,
  requiredColumns,
} from "@solodesk/server/features/catalog/imported-product.ts";
import { CliError } from "./cli-error.ts";
import type { FileRecord } from "./file-record.ts";
import type { ImportOptions } from "./import-options.ts";

type Columns = Pick<ImportOptions, "map" | "set">;

function requireColumns(present: string[], { map, set }: Columns): void {
  const has = (name: string) => present.includes(name);
  const unknown = Object.values(map).find((name) => !has(name));
  if (unknown !== undefined)
    throw new CliError(`The file has no column "${unknown}"; it has: ${present.join(", ")}.`);
  const missing = requiredColumns.filter(
    (column) => set[column] === undefined && !has(map[column] ?? column),
  );
  if (missing.length === 0) return;
  const [first = ""] = missing;
  throw new CliError(
    `The file has no column ${missing.join(", ")}; it has: ${present.join(", ")}. Name it with --map ${first}=COLUMN or give all products one value with --set ${first}=VALUE.`,
  );
}

const fieldsOf = (values: Record<string, string>, { map, set }: Columns): ImportFields =>
  Object.fromEntries(
    importColumns.map((column) => [column, set[column] ?? values[map[column] ?? column] ?? ""]),
  );

/** Throws CliError when the file lacks a column that is needed. */
export async function* toImportRecords(
  records: AsyncIterable<FileRecord>,
  columns: Columns,
): AsyncGenerator<ImportRecord> {
  let isChecked = false;
  for await (const record of records) {
    if (!isChecked) {
      const present = "values" in record ? Object.keys(record.values) : record.columns;
      if (present !== undefined) requireColumns(present, columns);
      isChecked = present !== undefined;
    }
    yield "values" in record
      ? { row: record.row, fields: fieldsOf(record.values, columns) }
      : { row: record.row, fault: { column: null, reason: record.reason } };
  }
}
