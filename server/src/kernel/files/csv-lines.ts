import { csvCell } from "@solodesk/contract/kernel/csv-cell.ts";

/** Column → what a row says there; a spreadsheet shows them in this order. */
export type Columns<Row> = Record<string, (row: Row) => string>;

/** Without this mark Excel takes the letters of all but English for others. */
const MARK = "\uFEFF";

const line = (cells: string[]): string => `${cells.map(csvCell).join(",")}\r\n`;

/** A CSV file in pieces, each of as many rows as came together. */
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
