import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { operatorCatalogue, PlanTerms } from "@solodesk/contract/operator/operator-catalogue.ts";
import { listPlans, type PlanRow } from "#features/money/plans/list-plans.ts";
import type { WrittenPlan } from "#features/money/plans/plan-file.ts";
import { planRevision, writePlanFile } from "#features/money/plans/write-plan-file.ts";
import { countSubscribers } from "#features/money/subscription/list-subscriptions.ts";
import type { Deps } from "#kernel/deps.ts";

/** Free and the plans on sale with their subscribers, and as the text of a plan file. */
export async function listOperatorPlans({
  db,
}: Pick<Deps, "db">): Promise<Answer<typeof operatorCatalogue.listPlans>> {
  const [plans, subscribers] = [await listPlans(db), await countSubscribers(db)];
  return {
    data: plans.map((plan) => ({
      ...toTerms(plan, plan.currency),
      version: plan.version,
      subscribers: subscribers.get(plan.key) ?? 0,
    })),
    file: writePlanFile(plans),
    revision: planRevision(plans),
  };
}

export const toTerms = (plan: PlanRow | WrittenPlan, currency: string): PlanTerms => ({
  key: plan.key,
  name: plan.name,
  kind: plan.kind,
  price: { amount: plan.price, currency },
  interval: plan.interval,
  credits: plan.credits === null ? null : { amount: plan.credits, currency },
  limits: plan.limits,
  fee_bps: plan.feeBps,
  emails_per_day: plan.emailsPerDay,
});
