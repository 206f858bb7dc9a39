// How a file of one kind becomes products.
import type { ImportRecord } from "@solodesk/server/features/catalog/catalog/import/import-catalogue.ts";

export type Values = Record<string, string>;

export interface ProductReader {
  /** Undefined for a row that tells nothing by itself. */
  read(values: Values, row: number): ImportRecord | undefined;
  /** What can be said only after the last row. */
  end?(): ImportRecord[];
}

/** Throws CliError when a column that is needed is not among `columns`. */
export type OpenReader = (columns: string[]) => ProductReader;

/** Looks columns up as people write them: whatever the case, the first of several names that the file has. */
export function columnFinder(columns: string[]): (...names: string[]) => string | undefined {
  const known = new Map(columns.map((column) => [column.toLowerCase(), column]));
  return (...names) => names.map((name) => known.get(name)).find((column) => column !== undefined);
}

export const cellOf = (values: Values, column: string | undefined): string =>
  column === undefined ? "" : (values[column]?.trim() ?? "");

/** Names of columns as part of a sentence, however many and long they are. */
export function namesOf(columns: string[]): string {
  const named = columns
    .slice(0, 60)
    .map((column) => (column.length > 40 ? `${column.slice(0, 39)}…` : column));
  const more = columns.length > named.length ? ` and ${columns.length - named.length} more` : "";
  return named.join(", ") + more;
}
