// Reads the rows or objects of one file format as products.
import type { ImportRecord } from "../import-catalogue.ts";

export type Values = Record<string, string>;

export interface ProductReader {
  /** Undefined for a row that is no product on its own. */
  read(values: Values, row: number): ImportRecord | undefined;
  /** Records that are known only after the last row. */
  end?(): ImportRecord[];
}

/** Throws FileError if a required column is not among `columns`. */
export type OpenReader = (columns: string[]) => ProductReader;

/** Finds a column ignoring case: the first of several names that the file has. */
export function columnFinder(columns: string[]): (...names: string[]) => string | undefined {
  const known = new Map(columns.map((column) => [column.toLowerCase(), column]));
  return (...names) => names.map((name) => known.get(name)).find((column) => column !== undefined);
}

export const columnValue = (values: Values, column: string | undefined): string =>
  column === undefined ? "" : (values[column]?.trim() ?? "");

/** Column names as part of a sentence, shortened if they are many or long. */
export function namesOf(columns: string[]): string {
  const named = columns
    .slice(0, 60)
    .map((column) => (column.length > 40 ? `${column.slice(0, 39)}…` : column));
  const more = columns.length > named.length ? ` and ${columns.length - named.length} more` : "";
  return named.join(", ") + more;
}
