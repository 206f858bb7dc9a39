import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Transaction, TransactionFilter } from "@solodesk/contract/money/wallet/transaction.ts";
import { eachLine } from "#features/money/wallet/list-lines.ts";
import { findTimezone } from "#features/store/store/find-timezone.ts";
import type { Deps } from "#kernel/deps.ts";
import { onTheWall, plainAmount } from "#kernel/files/cell-values.ts";
import { type Columns, csvLines } from "#kernel/files/csv-lines.ts";
import { parseTransactionFilter } from "./parse-transaction-filter.ts";
import { toTransaction } from "./to-transaction.ts";

const BATCH = 500;

/** Yields the transactions that match the filter in batches, newest first. */
async function* batches(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: Id,
  wanted: TransactionFilter,
): AsyncGenerator<Transaction[]> {
  for await (const rows of eachLine(db, await parseTransactionFilter(db, userId, wanted), BATCH))
    yield rows.map((row) => toTransaction(row, config.CURRENCY));
}

/**
 * Income and expense have separate columns: a negative number starts like a formula and would be exported as
 * text.
 */
const columnsIn = (zone: string): Columns<Transaction> => ({
  Date: ({ at }) => onTheWall(zone, at),
  "Time zone": () => zone,
  "Date (UTC)": ({ at }) => at,
  Type: ({ type }) => type,
  Status: ({ status }) => status,
  Description: ({ description }) => description,
  In: ({ amount }) => (amount.amount > 0 ? plainAmount(amount) : ""),
  Out: ({ amount: { amount, currency } }) => (amount < 0 ? plainAmount({ amount: -amount, currency }) : ""),
  Balance: ({ balance_after }) => (balance_after ? plainAmount(balance_after) : ""),
  Currency: ({ amount }) => amount.currency,
  Order: ({ order_number }) => order_number ?? "",
  Reference: ({ reference }) => reference,
});

/** Exports transactions as CSV. Times are in the store's time zone, or UTC without a store. */
export async function exportTransactions(
  deps: Pick<Deps, "db" | "config">,
  userId: Id,
  filter: TransactionFilter,
): Promise<AsyncIterable<string>> {
  const zone = await findTimezone(deps.db, userId);
  return csvLines(columnsIn(zone), batches(deps, userId, filter));
}
