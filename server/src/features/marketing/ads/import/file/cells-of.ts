import { CsvError, parse } from "csv-parse";
import { UnreadableReport } from "./unreadable-report.ts";

/** No row of a report is longer; a quote that is never closed makes one of all that follows. */
const LONGEST_ROW = 1024 * 1024;
/** What is told of rows; some more may be empty or stand about the table. */
const MOST_ROWS = 2_000_000;
const MOST_LINES = MOST_ROWS + 100_000;

/**
 * The cells of each row from the headings on, which begin on a `line`; empty rows included, so that they can be counted as a
 * spreadsheet does; some rows at a time. Throws UnreadableReport.
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
    // It makes an error of each row that is of another length than the first, copies the row into it and tells nobody: a file of
    // them would cost more than all else. So each row is its first.
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
      // The parser weighs no separators, of which each makes a cell.
      unended = ready.length > 0 ? 0 : unended + piece.length;
      if (unended > LONGEST_ROW) throw new UnreadableReport("A row is larger than 1 MB.");
      lines += ready.length;
      if (lines > MOST_LINES)
        throw new UnreadableReport(`A report has at most ${MOST_ROWS.toLocaleString("en")} rows.`);
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
    ? "A row is larger than 1 MB: a closing quote is missing."
    : `The file is not CSV (line ${Number(error["lines"])}).`;
