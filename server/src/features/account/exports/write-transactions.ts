import type { exports } from "@solodesk/contract/account/exports.ts";
import type { Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Transaction } from "@solodesk/contract/money/transactions.ts";
import { exportTransactions } from "#features/money/transactions/export-transactions.ts";
import { findTimezone } from "#features/store/store/find-timezone.ts";
import type { Deps } from "#kernel/deps.ts";
import { onTheWall, plainAmount } from "#kernel/files/cell-values.ts";
import { type Columns, csvLines } from "#kernel/files/csv-lines.ts";

/** What came in and what went out stand apart: a number below zero begins as a formula does, and would be made text. */
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

/** Times are on the wall of the store, or UTC's without one. */
export async function writeTransactions(
  deps: Pick<Deps, "db" | "config">,
  userId: Id,
  sought: Parsed<typeof exports.writeTransactions>["query"],
): Promise<AsyncIterable<string>> {
  const zone = await findTimezone(deps.db, userId);
  return csvLines(columnsIn(zone), exportTransactions(deps, userId, sought));
}
