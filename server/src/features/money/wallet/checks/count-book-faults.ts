import type { Db } from "#kernel/database/db.ts";
import { countedRows } from "../counted-rows.ts";
import { countRows } from "./books.repository.ts";
import { checkBooks } from "./check-books.ts";

/** Above this, the checks take longer than anyone waits for a doctor. */
const MOST_POSTINGS = 100_000;

/** Returns how many faults the checks of the books find; undefined if the books are too long to check in passing. */
export async function countBookFaults(db: Db): Promise<number | undefined> {
  if ((await countRows(db, countedRows.postings)) > MOST_POSTINGS) return undefined;
  return (await checkBooks(db)).reduce((sum, { faults }) => sum + faults.length, 0);
}
