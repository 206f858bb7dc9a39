import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { TransactionType } from "@solodesk/contract/money/wallet/transaction.ts";
import type { Db } from "#kernel/database/db.ts";
import {
  findSoFar,
  type LineFilter,
  type LineRow,
  pickLines,
  readLines,
  type SoFar,
  sumLines,
} from "./lines.repository.ts";

export interface WantedLines {
  userId: Id;
  /** `from` is inclusive, `to` exclusive. */
  from?: Date | undefined;
  to?: Date | undefined;
  type?: TransactionType | undefined;
  q: string;
}

export type { LineRow };

interface Slice {
  limit: number;
  offset: number;
}

const nothing: SoFar = { line: 0, wallet: 0, cameIn: 0 };

async function range(db: Db, { userId, from, to, type, q }: WantedLines) {
  const [before, end] = await Promise.all([
    from === undefined ? nothing : findSoFar(db, userId, from),
    findSoFar(db, userId, to),
  ]);
  const filter: LineFilter = { userId, after: before.line, last: end.line, type, q };
  return { before, end, filter };
}

const isWhole = ({ type, q }: LineFilter): boolean => type === undefined && q === "";

/** Without a filter, the line numbers follow from the range; no query is needed. */
function pick(db: Db, filter: LineFilter, { limit, offset }: Slice): number[] | Promise<number[]> {
  if (!isWhole(filter)) return pickLines(db, filter, { limit, offset });
  const newest = filter.last - offset;
  return Array.from({ length: Math.max(0, Math.min(limit, newest - filter.after)) }, (_, n) => newest - n);
}

/**
 * Returns a page of lines, newest first, and the totals of all. Without a filter, deep pages cost no more.
 */
export async function listLines(
  db: Db,
  wanted: WantedLines,
  slice: Slice,
): Promise<{ rows: LineRow[]; count: number; in: number; net: number }> {
  const { before, end, filter } = await range(db, wanted);
  const sums = isWhole(filter)
    ? {
        count: end.line - before.line,
        in: end.cameIn - before.cameIn,
        net: end.wallet - before.wallet,
      }
    : sumLines(db, filter);
  const [all, numbers] = await Promise.all([sums, pick(db, filter, slice)]);
  return { ...all, rows: numbers.length === 0 ? [] : await readLines(db, filter.userId, numbers) };
}

/** Yields all lines in batches, newest first. */
export async function* eachLine(db: Db, wanted: WantedLines, batch: number): AsyncGenerator<LineRow[]> {
  const { filter } = await range(db, wanted);
  for (let last = filter.last; ; ) {
    const numbers = await pick(db, { ...filter, last }, { limit: batch, offset: 0 });
    if (numbers.length > 0) yield await readLines(db, filter.userId, numbers);
    const lowest = numbers.at(-1);
    if (lowest === undefined || numbers.length < batch) return;
    last = lowest - 1;
  }
}
