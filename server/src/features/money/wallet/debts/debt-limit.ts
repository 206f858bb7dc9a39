import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
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
    message: t(
      "You would owe {debt}, and your limit is {limit}. Add at least {missing} in credits first, or ask {operator} to raise your limit.",
      {
        debt: money(debt),
        limit: money(limit),
        missing: money(debt - limit),
        operator: config.OPERATOR_NAME,
      },
    ),
  });
}
