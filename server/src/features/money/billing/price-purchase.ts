import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findPlan } from "#features/money/plans/find-plan.ts";
import type { PlanRow } from "#features/money/plans/list-plans.ts";
import { requirePaidPlan } from "#features/money/plans/require-paid-plan.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { type Priced, priceOf } from "./price-of.ts";

export interface Purchase {
  plan: PlanRow;
  priced: Priced;
}

/** A user on a withdrawn plan still sees it and can pay for its renewal. */
const staysOpen = ({ action }: Priced): boolean => action === "renew" || action === "current";

/** Throws "not_found", "plan_changed", "invalid_transition". */
export async function pricePurchase(
  deps: Pick<Deps, "db" | "clock">,
  userId: Id,
  planId: Id,
): Promise<Purchase> {
  const plan = await findPlan(deps.db, planId);
  if (!plan) throw new AppError("not_found");
  requirePaidPlan(plan);
  const priced = await priceOf(deps, userId, plan);
  if (plan.withdrawnAt && !staysOpen(priced)) throw new AppError("plan_changed");
  return { plan, priced };
}
