import type { Id } from "@solodesk/contract/kernel/id.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import type { Debt } from "./debt.ts";
import { findDebtLimit } from "./debts.repository.ts";

/** Throws "debt_limit" if a seller's debt grows beyond what the operator allows. */
export async function requireWithinDebtLimit(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: Id,
  { debt, isMore }: Debt,
): Promise<void> {
  if (!isMore) return;
  const limit = (await findDebtLimit(db, userId)) ?? config.DEBT_LIMIT;
  if (debt <= limit) return;
  const money = (amount: number) => moneyInWords({ amount, currency: config.CURRENCY });
  throw new AppError("debt_limit", {
    message: `You would owe ${money(debt)}, and your limit is ${money(limit)}. Add at least ${money(debt - limit)} in credits first, or ask ${config.OPERATOR_NAME} to raise your limit.`,
  });
}
