// The price of a plan for a user now, by one rule for preview and charge.

import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { PurchaseAction } from "@solodesk/contract/money/billing.ts";
import type { PlanInterval } from "@solodesk/contract/money/plans.ts";
import { descriptions } from "#features/money/wallet/descriptions.ts";
import { asKept } from "#kernel/kept-words.ts";
import { addInterval } from "./add-interval.ts";
import { owedSince } from "./renewal/retries.ts";
import { type PaidPeriod, splitPaid } from "./split-paid.ts";

export interface PricedPlan {
  id: Id;
  name: string;
  /** Minor units. */
  price: number;
  interval: PlanInterval | null;
}

/** The user's plan, and the period that was paid for last. */
export interface Current {
  plan: PricedPlan;
  period: PaidPeriod & { paymentId: Id; amount: number };
  anchorDay: number;
  /** Set once the next period is owed. */
  owedFrom: Date | null;
}

export interface PriceChange {
  action: Exclude<PurchaseAction, "credits">;
  /** In English, as rows keep them. */
  lines: { description: string; amount: number }[];
  /** Sum of the lines. */
  due: number;
  startsAt: Date;
  renewsAt: Date;
  /**
   * The payment for the period before it; null for the first. If another period is paid meanwhile, the price
   * is void.
   */
  follows: Id | null;
}

interface Asked {
  plan: PricedPlan;
  current?: Current | undefined;
  now: Date;
}

export function priceChange({ plan, current, now }: Asked): PriceChange {
  if (!current) return whole("start", plan, { startsAt: now, follows: null });
  const { period } = current;
  const follows = period.paymentId;
  const owedFrom = owedBy(current, now);
  const isSame = plan.id === current.plan.id;
  if (owedFrom)
    return isSame
      ? whole("renew", plan, { startsAt: owedFrom, follows, current })
      : owing(plan, current, owedFrom, now);
  if (isSame)
    return {
      action: "current",
      lines: [],
      due: 0,
      startsAt: period.startsAt,
      renewsAt: period.endsAt,
      follows,
    };
  // Even if the clock was set back, a period must not begin before the one it follows.
  const startsAt = now < period.startsAt ? period.startsAt : now;
  const { unused } = splitPaid(period.amount, period, startsAt);
  if (plan.price <= unused) return later(plan, current);
  const changed = whole("upgrade", plan, { startsAt, follows });
  const left = { description: asKept(descriptions.unusedTime, { plan: current.plan.name }), amount: -unused };
  const lines = unused === 0 ? changed.lines : [...changed.lines, left];
  return { ...changed, lines, due: plan.price - unused };
}

/**
 * A change of plan while the next period is owed begins now, and its price includes the unpaid time on the
 * old plan. Otherwise a user could pay late for a small plan, return to the large one at once, and have had
 * the large one for the small one's price.
 */
function owing(plan: PricedPlan, current: Current, owedFrom: Date, now: Date): PriceChange {
  const before = current.plan;
  const startsAt = now < owedFrom ? owedFrom : now;
  const owed = { startsAt: owedFrom, endsAt: endOf(owedFrom, before, current) };
  const { used } = splitPaid(before.price, owed, startsAt);
  const changed = whole("upgrade", plan, { startsAt, follows: current.period.paymentId, current });
  const held = { description: asKept(descriptions.unpaidTime, { plan: before.name }), amount: used };
  return { ...changed, lines: used === 0 ? changed.lines : [...changed.lines, held], due: plan.price + used };
}

/** Returns since when the next period is owed, or undefined while the last one runs. */
function owedBy({ owedFrom, period }: Pick<Current, "owedFrom" | "period">, now: Date): Date | undefined {
  return owedFrom ?? (period.endsAt <= now ? owedSince(period.endsAt, now) : undefined);
}

/** A period that starts where the last one ended keeps its day of the month. */
export const anchorOf = (startsAt: Date, current?: Pick<Current, "anchorDay" | "period">): number =>
  startsAt.getTime() === current?.period.endsAt.getTime() ? current.anchorDay : startsAt.getUTCDate();

function endOf(startsAt: Date, { interval, name }: PricedPlan, current?: Current): Date {
  if (interval === null) throw new Error(`${name} is no subscription.`);
  return addInterval(startsAt, interval, anchorOf(startsAt, current));
}

interface Place {
  startsAt: Date;
  follows: Id | null;
  current?: Current;
}

function whole(
  action: PriceChange["action"],
  plan: PricedPlan,
  { startsAt, follows, current }: Place,
): PriceChange {
  const renewsAt = endOf(startsAt, plan, current);
  const description = asKept(plan.interval === "year" ? descriptions.planYear : descriptions.planMonth, {
    plan: plan.name,
  });
  const lines = [{ description, amount: plan.price }];
  return { action, lines, due: plan.price, startsAt, renewsAt, follows };
}

/** A plan that costs no more than the unused paid time begins when that time ends. */
function later(plan: PricedPlan, current: Current): PriceChange {
  const { endsAt, paymentId } = current.period;
  return {
    action: "downgrade",
    lines: [],
    due: 0,
    startsAt: endsAt,
    renewsAt: endOf(endsAt, plan, current),
    follows: paymentId,
  };
}
