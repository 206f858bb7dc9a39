import type { Id } from "@solodesk/contract/kernel/id.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { removeMethods } from "#features/money/payments/methods/remove-methods.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { lockLive, updateSubscription } from "./subscription.repository.ts";

/** From now on credits pay the renewals, as far as there are enough. Throws "not_found". */
export const removePaymentMethod = (deps: Deps, userId: Id): Promise<void> =>
  inTransaction(deps, async (deps) => {
    // A renewal that is being opened is waited for; what it has not charged yet it charges no more.
    const live = await lockLive(deps.db, userId);
    if (!(await removeMethods(deps, userId)))
      throw new AppError("not_found", { message: "No card is kept of you." });
    if (live) await updateSubscription(deps.db, live.id, { gateway: "wallet" });
    await recordAudit(deps.db, { userId, event: "card_removed" });
  });
