import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { wallet } from "@solodesk/contract/money/wallet.ts";
import { explainLine } from "#features/money/wallet/explain-line.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { toTransactionInWords } from "./to-transaction.ts";

/** Returns a transaction with the postings that explain it. Throws "not_found". */
export async function getTransaction(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: Id,
  id: Id,
): Promise<Answer<typeof wallet.getTransaction>["data"]> {
  const line = await explainLine(db, userId, id);
  if (!line) throw new AppError("not_found");
  const money = (amount: number) => ({ amount, currency: config.CURRENCY });
  return {
    ...toTransactionInWords(line, config.CURRENCY),
    postings: line.postings.map(({ account, own, amount, balanceAfter }) => ({
      account,
      own,
      amount: money(amount),
      balance_after: balanceAfter === null ? null : money(balanceAfter),
    })),
  };
}
