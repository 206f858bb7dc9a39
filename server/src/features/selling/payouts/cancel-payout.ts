import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Payout } from "@solodesk/contract/selling/payouts.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { postTransaction } from "#features/money/wallet/post-transaction.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { AppError } from "#kernel/app-error.ts";
import { transact } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { returnEntry } from "./payout-entries.ts";
import { endPayout, findOwnPayout } from "./payouts.repository.ts";
import { toPayout } from "./to-payout.ts";

/** Throws "not_found", and "invalid_transition" once somebody was told to pay it. */
export const cancelPayout = (deps: Deps, userId: Id, id: Id): Promise<Payout> =>
  transact(deps.db, async (tx) => {
    const found = await findOwnPayout(tx, userId, id);
    if (!found) throw new AppError("not_found");
    const row = await endPayout(tx, id, { status: "cancelled", settledAt: deps.clock.now() });
    if (!row) throw new AppError("invalid_transition");
    await postTransaction(deps, tx, returnEntry(row, found.masked, "cancelled"));
    await recordAudit(tx, { userId, event: "payout_cancelled", about: moneyInWords(row) });
    return toPayout({ ...row, masked: found.masked });
  });
