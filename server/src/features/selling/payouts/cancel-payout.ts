import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Payout } from "@solodesk/contract/selling/payouts.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { postTransaction } from "#features/money/wallet/post-transaction.ts";
import { keptMoney } from "#features/platform/mail/money-in-words.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { payoutReturnEntry } from "./payout-entries.ts";
import { endPayout, findOwnPayout } from "./payouts.repository.ts";
import { toPayout } from "./to-payout.ts";

/** Throws "not_found", and "invalid_transition" once a provider or the operator is paying it. */
export const cancelPayout = (deps: Deps, userId: Id, id: Id): Promise<Payout> =>
  inTransaction(deps, async (deps) => {
    const found = await findOwnPayout(deps.db, userId, id);
    if (!found) throw new AppError("not_found");
    const row = await endPayout(deps.db, id, { status: "cancelled", settledAt: deps.clock.now() });
    if (!row) throw new AppError("invalid_transition");
    await postTransaction(deps, payoutReturnEntry(row, found.masked, "cancelled"));
    await recordAudit(deps.db, { userId, event: "payout_cancelled", about: keptMoney(row) });
    return toPayout({ ...row, masked: found.masked });
  });
