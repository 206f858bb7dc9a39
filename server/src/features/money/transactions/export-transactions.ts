import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { SoughtTransactions, Transaction } from "@solodesk/contract/money/transactions.ts";
import { eachLine } from "#features/money/wallet/list-lines.ts";
import type { Deps } from "#kernel/deps.ts";
import { soughtBy } from "./sought-by.ts";
import { toTransaction } from "./to-transaction.ts";

const BATCH = 500;

/** All that a list with these wishes shows, newest first, some at a time. */
export async function* exportTransactions(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: Id,
  wanted: SoughtTransactions,
): AsyncGenerator<Transaction[]> {
  for await (const rows of eachLine(db, await soughtBy(db, userId, wanted), BATCH))
    yield rows.map((row) => toTransaction(row, config.CURRENCY));
}
