import type { Id } from "@solodesk/contract/kernel/id.ts";
import { recordAudit } from "#features/audit/record-audit.ts";
import type { Db } from "#kernel/db.ts";
import { lockLive, updateSubscription } from "./subscription.repository.ts";

/** Part of the caller's transaction: what runs ends with its paid time, and is charged no more. Nothing where nothing would be. */
export async function stopRenewing(tx: Db, userId: Id): Promise<void> {
  const row = await lockLive(tx, userId);
  if (!row || row.cancelAtPeriodEnd) return;
  await updateSubscription(tx, row.id, { cancelAtPeriodEnd: true, nextPlanId: null });
  await recordAudit(tx, { userId, event: "plan_cancelled" });
}
