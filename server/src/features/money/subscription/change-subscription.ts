import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { findPlan } from "#features/money/plans/find-plan.ts";
import { requirePaidPlan } from "#features/money/plans/require-paid-plan.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { requireStep } from "./renewal/subscription-steps.ts";
import { lockLive, updateSubscription } from "./subscription.repository.ts";

/**
 * Schedules another plan for the end of the paid time. Throws "not_found", "plan_changed",
 * "invalid_transition".
 */
export const changeSubscription = (deps: Deps, userId: Id, planId: Id): Promise<void> =>
  inTransaction(deps, async (deps) => {
    const plan = await findPlan(deps.db, planId);
    if (plan) requirePaidPlan(plan);
    if (plan?.kind !== "subscription") throw new AppError("not_found");
    if (plan.withdrawnAt) throw new AppError("plan_changed");
    const row = requireStep(await lockLive(deps.db, userId), "change");
    if (row.planId === plan.id)
      throw new AppError("invalid_transition", {
        message: t("{name} is already your plan.", { name: plan.name }),
      });
    await updateSubscription(deps.db, row.id, { nextPlanId: plan.id, cancelAtPeriodEnd: false });
    await recordAudit(deps.db, { userId, event: "plan_changed", about: plan.name });
  });
