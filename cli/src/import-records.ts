// From the columns of a file to those of the catalogue.
import type { ImportRecord } from "@solodesk/server/features/catalog/import-catalogue.ts";
import {
  type ImportColumn,
  type ImportFields,
  importColumns,
  requiredColumns,
} from "@solodesk/server/features/catalog/imported-product.ts";
import { CliError } from "./cli-error.ts";
import type { FileRecords } from "./file-records.ts";
import type { ImportOptions } from "./import-options.ts";

type Columns = Pick<ImportOptions, "map" | "set">;

function missingColumns(present: string[], { map, set }: Columns): ImportColumn[] {
  return requiredColumns.filter(
    (column) => set[column] === undefined && !present.includes(map[column] ?? column),
  );
}

function requireColumns(present: string[], columns: Columns): void {
  const { map } = columns;
  const unknown = Object.values(map).find((name) => !present.includes(name));
  if (unknown !== undefined)
    throw new CliError(`The file has no column "${unknown}"; it has: ${present.join(", ")}.`);
  const missing = missingColumns(present, columns);
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

/** Objects that leave a field out say so by that; one that is needed makes this object unusable, not the file. */
function readObject(row: number, values: Record<string, string>, columns: Columns): ImportRecord {
  const [missing] = missingColumns(Object.keys(values), columns);
  if (missing === undefined) return { row, fields: fieldsOf(values, columns) };
  const name = columns.map[missing] ?? missing;
  return { row, fault: { column: missing, reason: `is missing: the object has no "${name}"` } };
}

/** Throws CliError when a table lacks a column that is needed. */
export async function* toImportRecords(
  { records, shape }: FileRecords,
  columns: Columns,
): AsyncGenerator<ImportRecord> {
  let isChecked = shape === "objects";
  for await (const record of records) {
    if (!isChecked) {
      const present = "values" in record ? Object.keys(record.values) : record.columns;
      if (present !== undefined) requireColumns(present, columns);
      isChecked = present !== undefined;
    }
    if (!("values" in record)) yield { row: record.row, fault: { column: null, reason: record.reason } };
    else if (shape === "objects") yield readObject(record.row, record.values, columns);
    else yield { row: record.row, fields: fieldsOf(record.values, columns) };
  }
}
