import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { removeMethods } from "#features/money/payments/methods/remove-methods.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { lockLive, updateSubscription } from "./subscription.repository.ts";

/** Removes a user's saved cards; credits then pay for renewals, if there are enough. Throws "not_found". */
export const removePaymentMethod = (deps: Deps, userId: Id): Promise<void> =>
  inTransaction(deps, async (deps) => {
    // Waits for a renewal that is being opened; a charge not yet made is no longer made.
    const live = await lockLive(deps.db, userId);
    if (!(await removeMethods(deps, userId)))
      throw new AppError("not_found", { message: t("You have no saved card.") });
    if (live) await updateSubscription(deps.db, live.id, { gateway: "wallet" });
    await recordAudit(deps.db, { userId, event: "card_removed" });
  });
