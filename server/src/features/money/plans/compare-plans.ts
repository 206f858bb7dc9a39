import { isDeepStrictEqual } from "node:util";
import type { WrittenPlan } from "./plan-file.ts";
import type { PlanRow } from "./plans.repository.ts";

/** The changes that a plan file makes to the plans on sale. */
export interface PlanChanges {
  added: WrittenPlan[];
  changed: { before: PlanRow; after: WrittenPlan }[];
  withdrawn: PlanRow[];
  unchanged: PlanRow[];
}

const saidBy = (plan: PlanRow | WrittenPlan): unknown[] => [
  plan.name,
  plan.description,
  plan.kind,
  plan.price,
  plan.interval,
  plan.credits,
  plan.features,
  plan.translations,
  plan.limits,
  plan.feeBps,
  plan.emailsPerDay,
  plan.highlighted,
];

/** Compares the plans on sale with those in a file. Position does not count as a change. */
export function comparePlans(onSale: readonly PlanRow[], written: readonly WrittenPlan[]): PlanChanges {
  const changes: PlanChanges = { added: [], changed: [], withdrawn: [], unchanged: [] };
  const before = new Map(onSale.map((row) => [row.key, row]));
  for (const plan of written) {
    const row = before.get(plan.key);
    if (!row) changes.added.push(plan);
    else if (isDeepStrictEqual(saidBy(row), saidBy(plan))) changes.unchanged.push(row);
    else changes.changed.push({ before: row, after: plan });
  }
  const keys = new Set(written.map(({ key }) => key));
  changes.withdrawn = onSale.filter(({ key }) => !keys.has(key));
  return changes;
}
