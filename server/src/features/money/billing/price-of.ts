import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { PurchaseAction } from "@solodesk/contract/money/billing.ts";
import type { PlanRow } from "#features/money/plans/list-plans.ts";
import { findCurrent } from "#features/money/subscription/find-current.ts";
import { priceChange } from "#features/money/subscription/price-change.ts";
import type { Deps } from "#kernel/deps.ts";
import type { PaidLine } from "./paid-line.ts";

/** What buying a plan does and costs; amounts in minor units. */
export interface Priced {
  action: PurchaseAction;
  /** They sum to `due`. */
  lines: PaidLine[];
  due: number;
  startsAt: Date | null;
  renewsAt: Date | null;
  /** The payment for the period before it; null if there is none. */
  follows: Id | null;
  credits: number | null;
}

/** Returns the price of a plan for a user now; display, purchase and renewal all use it. */
export async function priceOf(deps: Pick<Deps, "db" | "clock">, userId: Id, plan: PlanRow): Promise<Priced> {
  if (plan.kind === "credits") return priceOfPack(plan);
  const current = await findCurrent(deps.db, userId);
  return { ...priceChange({ plan, current, now: deps.clock.now() }), credits: null };
}

const priceOfPack = ({ name, price, credits }: PlanRow): Priced => ({
  action: "credits",
  lines: [{ description: name, amount: price }],
  due: price,
  startsAt: null,
  renewsAt: null,
  follows: null,
  credits,
});
