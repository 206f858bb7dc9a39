import { csvCell } from "@solodesk/contract/kernel/csv-cell.ts";

/** The heading of each column, in the order of the file, with a function that returns its cell. */
export type Columns<Row> = readonly (readonly [heading: string, cell: (row: Row) => string])[];

/** Without this byte order mark, Excel garbles all letters outside ASCII. */
const MARK = "\uFEFF";

const line = (cells: string[]): string => `${cells.map(csvCell).join(",")}\r\n`;

/** Yields a CSV file in pieces, one per batch of rows. */
export async function* csvLines<Row>(
  columns: Columns<Row>,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  let before = MARK + line(columns.map(([heading]) => heading));
  for await (const rows of batches) {
    yield before + rows.map((row) => line(columns.map(([, cell]) => cell(row)))).join("");
    before = "";
  }
  if (before !== "") yield before;
}
