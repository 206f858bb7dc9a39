import type { Money } from "@solodesk/contract/kernel/money.ts";
import type { Plan } from "@solodesk/contract/money/plans.ts";

/** The same plan by the month, where there is one. */
const monthly = ({ name }: Plan, all: readonly Plan[]): Plan | undefined =>
  all.find((plan) => plan.interval === "month" && plan.name === name);

/** What a year paid at once costs less than twelve months; undefined where it costs no less. */
export function yearlySaving(plan: Plan, all: readonly Plan[]): Money | undefined {
  const month = plan.interval === "year" ? monthly(plan, all) : undefined;
  if (!month || month.price.currency !== plan.price.currency) return undefined;
  const amount = 12 * month.price.amount - plan.price.amount;
  return amount > 0 ? { ...plan.price, amount } : undefined;
}

/** The most that any of them saves. */
export const mostSaved = (all: readonly Plan[]): Money | undefined =>
  all
    .flatMap((plan) => yearlySaving(plan, all) ?? [])
    .toSorted((one, other) => other.amount - one.amount)
    .at(0);
