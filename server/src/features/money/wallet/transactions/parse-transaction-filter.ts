import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { TransactionFilter } from "@solodesk/contract/money/wallet/transaction.ts";
import type { WantedLines } from "#features/money/wallet/list-lines.ts";
import { findTimezone } from "#features/store/store/find-timezone.ts";
import type { Db } from "#kernel/database/db.ts";
import { dayRange } from "#kernel/time/day-range.ts";

/** Converts the query to a line filter. Days are in the store's time zone, or UTC without a store. */
export async function parseTransactionFilter(
  db: Db,
  userId: Id,
  { type, from, to, q }: TransactionFilter,
): Promise<WantedLines> {
  if (from === undefined && to === undefined) return { userId, type, q };
  const zone = await findTimezone(db, userId);
  return {
    userId,
    type,
    q,
    from: from === undefined ? undefined : new Date(dayRange(zone, from).from),
    to: to === undefined ? undefined : new Date(dayRange(zone, to).to),
  };
}
