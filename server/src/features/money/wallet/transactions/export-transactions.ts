import type { WithHeadings } from "@solodesk/contract/kernel/headings.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { msg } from "@solodesk/contract/kernel/language/t.ts";
import type { Transaction, TransactionFilter } from "@solodesk/contract/money/wallet/transaction.ts";
import {
  transactionStatusNames,
  transactionTypeNames,
} from "@solodesk/contract/money/wallet/transaction-names.ts";
import { eachLine } from "#features/money/wallet/list-lines.ts";
import { findTimezone } from "#features/store/store/find-timezone.ts";
import type { Deps } from "#kernel/deps.ts";
import { onTheWall, plainAmount } from "#kernel/files/cell-values.ts";
import { type Columns, csvLines } from "#kernel/files/csv-lines.ts";
import { type FixedWords, fixedWords } from "#kernel/files/fixed-words.ts";
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
const columnsIn = (zone: string, word: FixedWords): Columns<Transaction> => [
  [word(msg("Date")), ({ at }) => onTheWall(zone, at)],
  [word(msg("Time zone")), () => zone],
  [word(msg("Date (UTC)")), ({ at }) => at],
  [word(msg("Type")), ({ type }) => word(transactionTypeNames[type], type)],
  [word(msg("Status")), ({ status }) => word(transactionStatusNames[status], status)],
  [word(msg("Description")), ({ description }) => description],
  [word(msg("In||money that came in")), ({ amount }) => (amount.amount > 0 ? plainAmount(amount) : "")],
  [
    word(msg("Out||money that went out")),
    ({ amount: { amount, currency } }) => (amount < 0 ? plainAmount({ amount: -amount, currency }) : ""),
  ],
  [word(msg("Balance")), ({ balance_after }) => (balance_after ? plainAmount(balance_after) : "")],
  [word(msg("Currency")), ({ amount }) => amount.currency],
  [word(msg("Order||noun, one order")), ({ order_number }) => order_number ?? ""],
  [word(msg("Reference")), ({ reference }) => reference],
];

/** Exports transactions as CSV. Times are in the store's time zone, or UTC without a store. */
export async function exportTransactions(
  deps: Pick<Deps, "db" | "config">,
  userId: Id,
  { headings, ...filter }: TransactionFilter & WithHeadings,
): Promise<AsyncIterable<string>> {
  const zone = await findTimezone(deps.db, userId);
  return csvLines(columnsIn(zone, fixedWords(headings)), batches(deps, userId, filter));
}
