// Finds where the table of a report begins: after introductory lines, with one of three separators.
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { AdMapping } from "@solodesk/contract/marketing/ads/ad-import.ts";
import { parse } from "csv-parse/sync";
import { guessMapping } from "./guess-mapping.ts";
import { parseDay } from "./read-day.ts";
import { isEmpty } from "./read-number.ts";
import { UnreadableReport } from "./unreadable-report.ts";

export interface ReportTable {
  separator: string;
  columns: string[];
  /** The rows above the headings. */
  before: string[][];
  /** Line number of the headings, from 1. */
  line: number;
}

const separators = [",", ";", "\t"] as const;
/** Headings are only looked for in this many rows. */
const HEAD_ROWS = 60;
export const HEAD_LENGTH = 256 * 1024;

interface HeadRow {
  cells: string[];
  /** Line number at which the row begins, from 1. */
  line: number;
}

function rowsOf(head: string, separator: string): HeadRow[] {
  const rows: HeadRow[] = [];
  let line = 1;
  const addRow = (cells: string[], { lines }: { lines: number }) => {
    rows.push({ cells, line });
    line = lines + 1;
    return cells;
  };
  const options = {
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    to: HEAD_ROWS,
    on_record: addRow,
  };
  try {
    parse(head, { ...options, delimiter: separator });
  } catch {
    // With the wrong separator it may not be valid CSV.
  }
  return rows;
}

const isWord = (cell: string): boolean => !isEmpty(cell) && /\p{L}/u.test(cell) && !parseDay(cell);
/** Tells whether a row has several cells and all of them are words. */
const looksLikeHeadings = (row: readonly string[]): boolean =>
  row.filter((cell) => cell !== "").length >= 2 && row.every((cell) => cell === "" || isWord(cell));

function scoreOf(row: readonly string[], wanted: readonly string[]): number {
  if (!looksLikeHeadings(row)) return 0;
  const trimmed = row.map((cell) => cell.trim());
  const known = Object.keys(guessMapping(trimmed)).length;
  const asked = wanted.filter((heading) => trimmed.includes(heading)).length;
  return asked * 10_000 + (known >= 2 ? known * 100 : 0) + Math.min(row.length, 99) / 100;
}

/**
 * `head` must end with a whole row. Rows with headings that the seller has mapped come first. Throws
 * UnreadableReport.
 */
export function findTable(head: string, mapped: AdMapping = {}): ReportTable {
  const wanted = Object.values(mapped);
  let best: (ReportTable & { score: number }) | undefined;
  for (const separator of separators) {
    const rows = rowsOf(head, separator);
    for (const [at, { cells, line }] of rows.entries()) {
      const score = scoreOf(cells, wanted);
      if (score <= (best?.score ?? 0)) continue;
      const before = rows.slice(0, at).map((row) => row.cells);
      best = { score, separator, columns: cells.map((cell) => cell.trim()), before, line };
    }
  }
  if (!best) throw new UnreadableReport(t("This file has no column headings."));
  return best;
}

/**
 * Returns the beginning of a text, up to HEAD_LENGTH characters. If the text is longer, cuts after the last
 * whole line.
 */
export async function headOf(text: AsyncIterable<string>): Promise<string> {
  let head = "";
  for await (const piece of text) {
    head += piece;
    if (head.length >= HEAD_LENGTH) break;
  }
  const end = head.lastIndexOf("\n", HEAD_LENGTH);
  return head.length < HEAD_LENGTH || end < 0 ? head.slice(0, HEAD_LENGTH) : head.slice(0, end);
}
