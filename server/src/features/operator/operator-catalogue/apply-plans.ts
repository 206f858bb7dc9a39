import type { Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { operatorCatalogue, PlanListChanges } from "@solodesk/contract/operator/operator-catalogue.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { applyPlans } from "#features/money/plans/apply-plans.ts";
import { readPlanFile } from "#features/money/plans/plan-file.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { toTerms } from "./list-plans.ts";

/**
 * Replaces the plans on sale as `solo plans apply` does; a dry run says what would change. Throws
 * "confirmation_required", "version_conflict" if someone else changed them meanwhile, and "validation_failed" with what is wrong in the file.
 */
export async function applyOperatorPlans(
  deps: Deps,
  operator: SessionUser,
  { file, revision, dry_run: isDry }: Parsed<typeof operatorCatalogue.applyPlans>["body"],
): Promise<PlanListChanges> {
  if (!isDry) await requireConfirmed(deps, operator);
  const { CURRENCY: currency } = deps.config;
  const plans = readPlanFile(file, currency);
  if (typeof plans === "string")
    throw new AppError("validation_failed", { message: plans, fields: { file: plans } });
  const { added, changed, withdrawn, unchanged } = await applyPlans(deps, plans, { dryRun: isDry, revision });
  if (!isDry) {
    const counts = { added: added.length, changed: changed.length, withdrawn: withdrawn.length };
    deps.log.info({ operator: operator.id, ...counts }, "an operator changed the plans");
  }
  return {
    added: added.map((plan) => toTerms(plan, currency)),
    changed: changed.map(({ before, after }) => ({
      before: toTerms(before, before.currency),
      after: toTerms(after, currency),
    })),
    withdrawn: withdrawn.map((plan) => toTerms(plan, plan.currency)),
    unchanged: unchanged.length,
  };
}
