import { Readable } from "node:stream";
import { withoutGuard } from "@solodesk/contract/kernel/csv-cell.ts";
import { CsvError, parse } from "csv-parse";
import { FileError } from "./file-error.ts";
import type { FileRecord } from "./file-record.ts";
import { findSeparator } from "./find-separator.ts";
import { isTooLarge, LARGEST_RECORD } from "./largest-record.ts";
import { limitRecords, MOST_CELLS } from "./limit-records.ts";

/** Yields the rows of a CSV file after its header, by column name. Throws FileError. */
export async function* csvRecords(text: AsyncIterable<string>): AsyncGenerator<FileRecord> {
  let columns: string[] | undefined;
  let before = 0;
  const { separator, whole } = await findSeparator(text);
  const parser = parse({
    delimiter: separator,
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
  });
  const source = Readable.from(limitRecords(whole, separator));
  source.on("error", (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const { record, info } of parser) {
      const cells: string[] = record;
      const refusal = refusalOf(cells, info.bytes - before);
      before = info.bytes;
      if (columns === undefined) {
        if (refusal !== undefined)
          throw new FileError(`The first line ${refusal}, so it cannot be the header.`);
        columns = cells.map((cell) => cell.trim());
      } else if (refusal !== undefined) yield { row: info.records, reason: refusal, columns };
      else yield toRecord(columns, cells, info.records);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FileError(sentence(error));
  } finally {
    source.destroy();
  }
}

function refusalOf(cells: string[], bytes: number): string | undefined {
  if (cells.length > MOST_CELLS) return `has more than ${MOST_CELLS.toLocaleString("en")} cells`;
  return bytes > LARGEST_RECORD ? isTooLarge : undefined;
}

/** Rows are numbered as in a spreadsheet: the header is row 1. */
function toRecord(columns: string[], cells: string[], row: number): FileRecord {
  if (cells.length !== columns.length) {
    return { row, reason: `has ${cells.length} cells where the header has ${columns.length}`, columns };
  }
  return {
    row,
    values: Object.fromEntries(columns.map((column, index) => [column, withoutGuard(cells[index] ?? "")])),
  };
}

const sentence = (error: CsvError): string =>
  `The file is not valid CSV (line ${Number(error["lines"])}: ${error.message}).`;
