import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { paginate, sliceOf } from "@solodesk/contract/kernel/page.ts";
import type { wallet } from "@solodesk/contract/money/wallet.ts";
import { listLines } from "#features/money/wallet/list-lines.ts";
import type { Deps } from "#kernel/deps.ts";
import { parseTransactionFilter } from "./parse-transaction-filter.ts";
import { toTransactionInWords } from "./to-transaction.ts";

export async function listTransactions(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: Id,
  wanted: Parsed<typeof wallet.listTransactions>["query"],
): Promise<Answer<typeof wallet.listTransactions>> {
  const found = await listLines(db, await parseTransactionFilter(db, userId, wanted), sliceOf(wanted));
  const money = (amount: number) => ({ amount, currency: config.CURRENCY });
  return {
    data: found.rows.map((row) => toTransactionInWords(row, config.CURRENCY)),
    pagination: paginate(wanted.page, wanted.page_size, found.count),
    totals: { in: money(found.in), out: money(found.in - found.net), net: money(found.net) },
  };
}
