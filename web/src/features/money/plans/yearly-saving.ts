import type { Money } from "@solodesk/contract/kernel/money.ts";
import type { Plan } from "@solodesk/contract/money/plans.ts";

/** Returns the monthly version of the same plan, if there is one. */
const monthly = ({ name }: Plan, all: readonly Plan[]): Plan | undefined =>
  all.find((plan) => plan.interval === "month" && plan.name === name);

/** Returns how much a yearly plan saves over twelve months; undefined if it saves nothing. */
export function yearlySaving(plan: Plan, all: readonly Plan[]): Money | undefined {
  const month = plan.interval === "year" ? monthly(plan, all) : undefined;
  if (!month || month.price.currency !== plan.price.currency) return undefined;
  const amount = 12 * month.price.amount - plan.price.amount;
  return amount > 0 ? { ...plan.price, amount } : undefined;
}

/** Returns the largest saving of all plans. */
export const maxSaving = (all: readonly Plan[]): Money | undefined =>
  all
    .flatMap((plan) => yearlySaving(plan, all) ?? [])
    .toSorted((one, other) => other.amount - one.amount)
    .at(0);
