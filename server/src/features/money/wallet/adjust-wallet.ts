import type { Id } from "@solodesk/contract/kernel/id.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { keptMoney } from "#features/platform/mail/money-in-words.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { postTransaction } from "./post-transaction.ts";

/**
 * Adds or removes credits on behalf of the operator. The wallet's owner reads `reason`. Throws
 * "insufficient_funds".
 */
export const adjustWallet = (
  deps: Deps,
  userId: Id,
  { amount, reason }: { amount: number; reason: string },
): Promise<void> =>
  inTransaction(deps, async (deps) => {
    const currency = deps.config.CURRENCY;
    await postTransaction(deps, {
      source: { type: "adjustment", id: deps.newId() },
      description: reason,
      currency,
      postings: [
        { account: { kind: "adjustments" }, leg: "adjustments", type: "credit", amount: -amount },
        { account: { userId, kind: "recharged" }, leg: "credits", type: "credit", amount },
      ],
    });
    const about = `${keptMoney({ amount, currency })}, ${reason}`;
    await recordAudit(deps.db, { userId, event: "wallet_adjusted", about });
  });
