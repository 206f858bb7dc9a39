import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { isLeaving } from "#features/identity/auth/account/is-leaving.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { requireStep } from "./renewal/subscription-steps.ts";
import { lockLive, updateSubscription } from "./subscription.repository.ts";

/** Takes back a scheduled cancellation or change. Throws "invalid_transition" if nothing was scheduled. */
export const resumeSubscription = (deps: Deps, userId: Id): Promise<void> =>
  inTransaction(deps, async (deps) => {
    if (await isLeaving(deps.db, userId)) throw leaving();
    const row = requireStep(await lockLive(deps.db, userId), "resume");
    await updateSubscription(deps.db, row.id, { cancelAtPeriodEnd: false, nextPlanId: null });
    await recordAudit(deps.db, { userId, event: "plan_resumed" });
  });

const leaving = () =>
  new AppError("invalid_transition", {
    message: t("Your account is scheduled for deletion. To change your plan, first choose Keep account."),
  });
