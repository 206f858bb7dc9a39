import type { Id } from "@solodesk/contract/kernel/id.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { endRow } from "./renewal/end-subscription.ts";
import { requireStep } from "./renewal/subscription-steps.ts";
import { lockLive, updateSubscription } from "./subscription.repository.ts";

/** Cancels at the end of the paid time, or at once. Throws "invalid_transition". */
export const cancelSubscription = (
  deps: Deps,
  userId: Id,
  { atPeriodEnd }: { atPeriodEnd: boolean },
): Promise<void> =>
  inTransaction(deps, async (deps) => {
    const row = requireStep(await lockLive(deps.db, userId), atPeriodEnd ? "cancelLater" : "cancelNow");
    if (!atPeriodEnd) return endRow(deps, row, "cancelled");
    await updateSubscription(deps.db, row.id, { cancelAtPeriodEnd: true, nextPlanId: null });
    await recordAudit(deps.db, { userId, event: "plan_cancelled" });
  });
