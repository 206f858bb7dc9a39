import { t } from "@solodesk/contract/kernel/language/t.ts";
import { CsvError, parse } from "csv-parse";
import { UnreadableReport } from "./unreadable-report.ts";

/** No real row is longer. A quote that is never closed turns everything after it into one row. */
const LONGEST_ROW = 1024 * 1024;
/** The limit that error messages name. Empty rows and lines around the table come on top. */
const MOST_ROWS = 2_000_000;
const MOST_LINES = MOST_ROWS + 100_000;

/**
 * Yields the cells of each row in batches, starting with the headings on line `line`. Includes empty rows, so
 * that rows can be numbered as in a spreadsheet. Throws UnreadableReport.
 */
export async function* cellsOf(
  text: AsyncIterable<string>,
  { separator, line }: { separator: string; line: number },
): AsyncGenerator<string[][]> {
  const parser = parse({
    delimiter: separator,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LONGEST_ROW,
    from_line: line,
    // For each row whose length differs from the first, the parser would create an error, with a copy of the
    // row, and then ignore it. That would be very slow for a file of such rows. Resetting the count makes
    // each row the first.
    on_record: (cells: string[]) => {
      Object.assign(parser.info, { records: 0 });
      return cells;
    },
  });
  let rows: string[][] = [];
  let lines = 0;
  let unended = 0;
  let failed: Error | undefined;
  parser.on("data", (cells: string[]) => rows.push(cells));
  parser.on("error", (error) => {
    failed = error;
  });
  const taken = (): string[][] => {
    if (failed) throw failed instanceof CsvError ? new UnreadableReport(sentence(failed)) : failed;
    const ready = rows;
    rows = [];
    return ready;
  };
  const written = (piece: string) => new Promise<void>((done) => parser.write(piece, () => done()));
  try {
    for await (const piece of text) {
      await written(piece);
      const ready = taken();
      // The parser's limit ignores separators, although each of them adds a cell.
      unended = ready.length > 0 ? 0 : unended + piece.length;
      if (unended > LONGEST_ROW) throw new UnreadableReport(t("A row is larger than 1 MB."));
      lines += ready.length;
      if (lines > MOST_LINES)
        throw new UnreadableReport(t("A report has at most {most, number} rows.", { most: MOST_ROWS }));
      yield ready;
    }
    const ended = new Promise<void>((done) => parser.once("end", done).once("error", () => done()));
    parser.end();
    await ended;
    yield taken();
  } finally {
    parser.destroy();
  }
}

const sentence = (error: CsvError): string =>
  error.code === "CSV_MAX_RECORD_SIZE"
    ? t("A row is larger than 1 MB: a closing quote is missing.")
    : t("The file is not CSV (line {line}).", { line: Number(error["lines"]) });
