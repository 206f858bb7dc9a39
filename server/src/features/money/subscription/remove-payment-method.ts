import type { Id } from "@solodesk/contract/kernel/id.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { removeMethods } from "#features/money/payments/methods/remove-methods.ts";
import { AppError } from "#kernel/app-error.ts";
import { transact } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { lockLive, updateSubscription } from "./subscription.repository.ts";

/** From now on credits pay the renewals, as far as there are enough. Throws "not_found". */
export const removePaymentMethod = (deps: Deps, userId: Id): Promise<void> =>
  transact(deps.db, async (tx) => {
    // A renewal that is being opened is waited for; what it has not charged yet it charges no more.
    const live = await lockLive(tx, userId);
    if (!(await removeMethods(deps, tx, userId)))
      throw new AppError("not_found", { message: "No card is kept of you." });
    if (live) await updateSubscription(tx, live.id, { gateway: "wallet" });
    await recordAudit(tx, { userId, event: "card_removed" });
  });
