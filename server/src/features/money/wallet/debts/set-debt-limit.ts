import type { Id } from "@solodesk/contract/kernel/id.ts";
import { abouts } from "#features/identity/audit/about-in-words.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { keptMoney } from "#features/platform/mail/money-in-words.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import { deleteDebtLimit, saveDebtLimit } from "./debts.repository.ts";

/** Sets one seller's debt limit for the operator; undefined restores DEBT_LIMIT. */
export const setDebtLimit = (deps: Deps, userId: Id, amount: number | undefined): Promise<void> =>
  inTransaction(deps, async (deps) => {
    if (amount === undefined) await deleteDebtLimit(deps.db, userId);
    else await saveDebtLimit(deps.db, { userId, amount, setAt: deps.clock.now() });
    const currency = deps.config.CURRENCY;
    const limit = keptMoney({ amount: amount ?? deps.config.DEBT_LIMIT, currency });
    await recordAudit(deps.db, {
      userId,
      event: "wallet_adjusted",
      about: asKept(abouts.debtLimit, { limit }),
    });
  });
