import { csvCell } from "@solodesk/contract/kernel/csv-cell.ts";

/**
 * Maps each column to a function that returns its cell; the columns appear in this order. Headings and fixed words are
 * English in every language, because bookkeeping programs and spreadsheets find columns by them.
 */
export type Columns<Row> = Record<string, (row: Row) => string>;

/** Without this byte order mark, Excel garbles all letters outside ASCII. */
const MARK = "\uFEFF";

const line = (cells: string[]): string => `${cells.map(csvCell).join(",")}\r\n`;

/** Yields a CSV file in pieces, one per batch of rows. */
export async function* csvLines<Row>(
  columns: Columns<Row>,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  const values = Object.values(columns);
  let before = MARK + line(Object.keys(columns));
  for await (const rows of batches) {
    yield before + rows.map((row) => line(values.map((value) => value(row)))).join("");
    before = "";
  }
  if (before !== "") yield before;
}
