// Recommends changes of plan, each with its reason; empty if there are none.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type PlanLimit, planLimits } from "@solodesk/contract/money/plans.ts";
import type { Subscription } from "@solodesk/contract/money/subscription.ts";
import type { PlanRow } from "#features/money/plans/list-plans.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { after, days } from "#kernel/time/clock.ts";
import { nearInWords, overInWords } from "./limits/limits-in-words.ts";

type Usage = Subscription["usage"];
type Recommendation = Subscription["recommendations"][number];

export interface Situation {
  plan: PlanRow;
  /** The plan that the renewal pays for. */
  next: PlanRow;
  /** The plans on sale. */
  onSale: readonly PlanRow[];
  usage: Usage;
  /** Orders and appointments of the last 30 days. */
  activity: number;
  startedAt: Date;
  /** Null if it will not renew. */
  renewsAt: Date | null;
  /** Bought credits if they pay for the renewal; null if something else does. */
  credits: number | null;
  now: Date;
}

/** The used share of a limit above which it is mentioned. */
const NEAR = 0.8;
const SOON = days(7);
const LONG_ENOUGH = days(30);

export const recommend = (situation: Situation): Recommendation[] => [
  ...planLimits.flatMap((limit) => ofLimit(situation, limit)),
  ...ofCredits(situation),
  ...ofYear(situation),
  ...ofNothing(situation),
];

const suggesting = (plan: PlanRow | undefined): { planId?: Id } => (plan ? { planId: plan.id } : {});
const amountText = (amount: number, { currency }: PlanRow): string => moneyInWords({ amount, currency });

/** Users on Free hear only of limits. */
export const recommendOnFree = (situation: Pick<Situation, "onSale" | "usage">): Recommendation[] =>
  planLimits.flatMap((limit) => ofLimit({ ...situation, plan: { interval: null, price: 0 } }, limit));

interface LimitSituation extends Pick<Situation, "onSale" | "usage"> {
  /** Free has no interval, and a plan of any follows it. */
  plan: Pick<PlanRow, "interval" | "price">;
}

/** Returns the cheapest plan of the same interval that has more of this limit, and room in every one. */
const larger = ({ plan, onSale, usage }: LimitSituation, wanted: PlanLimit): PlanRow | undefined =>
  onSale
    .filter(({ kind, price }) => kind === "subscription" && price > plan.price)
    .filter(({ interval }) => plan.interval === null || interval === plan.interval)
    .filter(({ limits }) => (limits[wanted] ?? Infinity) > (usage[wanted].limit ?? Infinity))
    .filter(({ limits }) => planLimits.every((limit) => (limits[limit] ?? Infinity) > usage[limit].used))
    .toSorted((a, b) => a.price - b.price)[0];

function ofLimit(situation: LimitSituation, limit: PlanLimit): Recommendation[] {
  const { used, limit: most } = situation.usage[limit];
  if (most === null || used < most * NEAR || used === 0) return [];
  const next = larger(situation, limit);
  const isOver = used > most;
  const sentences = [
    isOver ? overInWords(limit, used, most) : nearInWords(limit, used, most),
    ...(next ? [roomIn(next, limit)] : []),
  ];
  return [
    {
      code: isOver ? `over_${limit}` : `near_${limit}`,
      message: sentences.join(" "),
      ...suggesting(next),
    },
  ];
}

function roomIn({ name, limits }: PlanRow, limit: PlanLimit): string {
  const most = limits[limit];
  return most === null
    ? t("{name} holds any number.", { name })
    : t("{name} holds {most, number}.", { name, most });
}

function ofCredits({ next, renewsAt, credits, now }: Situation): Recommendation[] {
  if (credits === null || !renewsAt || renewsAt > after(now, SOON) || credits >= next.price) return [];
  const missing = amountText(next.price - credits, next);
  const message = t("You need {amount} more in credits to renew {plan}.", {
    amount: missing,
    plan: next.name,
  });
  return [{ code: "credits_low", message }];
}

/** Plans of the same name are one plan, paid by the month or the year, as on the Pricing page. */
function ofYear({ plan, onSale, renewsAt, now }: Situation): Recommendation[] {
  // A plan that is ending or unpaid gets other messages.
  if (!renewsAt || renewsAt <= now) return [];
  const yearly = onSale.find(({ interval, name }) => interval === "year" && name === plan.name);
  if (plan.interval !== "month" || !yearly || yearly.price >= plan.price * 12) return [];
  const saved = amountText(plan.price * 12 - yearly.price, plan);
  const message = t("Switch {plan} to yearly and save {amount}.", { plan: plan.name, amount: saved });
  return [{ code: "yearly_saves", message, planId: yearly.id }];
}

function ofNothing({ plan, usage, activity, startedAt, now }: Situation): Recommendation[] {
  const isUsed = activity > 0 || planLimits.some((limit) => usage[limit].used > 0);
  if (isUsed || now < after(startedAt, LONG_ENOUGH)) return [];
  const message = t(
    "Your store has been empty, with no orders, for 30 days. You can cancel {plan} at any time.",
    { plan: plan.name },
  );
  return [{ code: "unused_plan", message }];
}
