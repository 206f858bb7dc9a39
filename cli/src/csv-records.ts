import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { CliError } from "./cli-error.ts";
import { withoutGuard } from "./csv-cell.ts";
import type { FileRecord } from "./file-record.ts";
import { findSeparator } from "./find-separator.ts";
import { LARGEST_RECORD, tooLarge } from "./largest-record.ts";

/** The rows of a CSV file with their column names, after the header. Throws CliError. */
export async function* csvRecords(text: AsyncIterable<string>): AsyncGenerator<FileRecord> {
  let columns: string[] | undefined;
  const { separator, whole } = await findSeparator(text);
  const parser = parse({
    delimiter: separator,
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    // Bytes of one record: beyond, a quote that never closes would take the whole file for one cell.
    max_record_size: LARGEST_RECORD,
    info: true,
  });
  const source = Readable.from(whole);
  source.on("error", (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const { record, info } of parser) {
      const cells: string[] = record;
      if (columns === undefined) {
        columns = cells.map((cell) => cell.trim());
        continue;
      }
      yield toRecord(columns, cells, info.records);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new CliError(sentence(error));
  } finally {
    source.destroy();
  }
}

/** Rows are counted as a spreadsheet does: the header is row 1. */
function toRecord(columns: string[], cells: string[], row: number): FileRecord {
  if (cells.length !== columns.length) {
    return { row, reason: `has ${cells.length} cells where the header has ${columns.length}`, columns };
  }
  return {
    row,
    values: Object.fromEntries(columns.map((column, index) => [column, withoutGuard(cells[index] ?? "")])),
  };
}

function sentence(error: CsvError): string {
  const line = Number(error["lines"]);
  if (error.code === "CSV_MAX_RECORD_SIZE") return tooLarge(`line ${line}`);
  return `The file is not CSV (line ${line}: ${error.message}).`;
}
