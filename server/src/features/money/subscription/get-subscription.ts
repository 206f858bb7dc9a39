import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { PlanLimit } from "@solodesk/contract/money/plans.ts";
import type { Subscription } from "@solodesk/contract/money/subscription.ts";
import { getSecurity } from "#features/identity/auth/account/get-security.ts";
import { isLeaving } from "#features/identity/auth/account/is-leaving.ts";
import { findMethodOfPayment } from "#features/money/payments/methods/find-method-of-payment.ts";
import { betterLimits } from "#features/money/plans/better-terms.ts";
import { findFreePlan } from "#features/money/plans/find-free-plan.ts";
import { findPlan } from "#features/money/plans/find-plan.ts";
import { listPlans, type PlanRow } from "#features/money/plans/list-plans.ts";
import { toPlan } from "#features/money/plans/to-plan.ts";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import type { Deps } from "#kernel/deps.ts";
import { labelInWords } from "#kernel/outside/payment-gateway.ts";
import { after, days } from "#kernel/time/clock.ts";
import { findLimits } from "./limits/find-limits.ts";
import { countTaken } from "./limits/quota.repository.ts";
import { type Activity, findActivity } from "./limits/usage.repository.ts";
import { recommend, recommendOnFree } from "./recommend.ts";
import { canBePaid, findMeans } from "./renewal/find-means.ts";
import { holdUnpaid } from "./renewal/hold-unpaid.ts";
import { findNewest, type SubscriptionRow } from "./subscription.repository.ts";

interface Plans {
  /** Of the running subscription. */
  paid: PlanRow | undefined;
  /** The plan that follows when the paid time ends, if it is another one. */
  next: PlanRow | null | undefined;
  free: PlanRow | null;
}

/** Returns a user's plan, its limits and usage, and recommendations. */
export async function getSubscription(deps: Deps, userId: Id): Promise<Subscription> {
  const { db, clock, config } = deps;
  const now = clock.now();
  const row = await findNewest(db, userId);
  const live = row?.endedAt === null ? row : undefined;
  const plans = await plansOf(deps, live);
  const { paid, free } = plans;
  const current = paid ?? free;
  const usage = await usageOf(deps, userId);
  const activity = await findActivity(db, userId, { from: after(now, -days(30)), to: now });
  return {
    status: row?.status ?? "none",
    currentPlan: current ? toPlan(current, { free, config }) : null,
    ...(await ahead(deps, live, plans)),
    paymentMethod: live ? await methodOf(deps, live) : null,
    usage,
    metrics: {
      creditsSpent30d: { amount: activity.creditsSpent, currency: config.CURRENCY },
      orders30d: activity.orders,
      appointments30d: activity.appointments,
    },
    recommendations: await adviceFor(deps, { live, plans, usage, activity }),
    securityContext: await getSecurity(deps, userId),
  };
}

async function plansOf({ db }: Deps, live: SubscriptionRow | undefined): Promise<Plans> {
  const free = await findFreePlan(db);
  if (!live) return { paid: undefined, next: undefined, free };
  const scheduled = live.nextPlanId === null ? undefined : await findPlan(db, live.nextPlanId);
  return { paid: await findPlan(db, live.planId), next: live.cancelAtPeriodEnd ? free : scheduled, free };
}

/** Returns what happens next to the subscription, and when. */
async function ahead(
  { db, config }: Deps,
  live: SubscriptionRow | undefined,
  { next, free }: Plans,
): Promise<Pick<Subscription, "renewsAt" | "cancelAt" | "nextPlan" | "retry" | "unpaid">> {
  if (!live) return { renewsAt: null, cancelAt: null, nextPlan: null, retry: null, unpaid: null };
  const { status, periodEnd, cancelAtPeriodEnd, dueAt, owedFrom } = live;
  const end = periodEnd.toISOString();
  const leaves = await isLeaving(db, live.userId);
  const ends = cancelAtPeriodEnd || leaves;
  const isOwing = status === "past_due" && owedFrom !== null;
  // Also the end of an unpaid plan whose account is being deleted: its paid time is already over.
  const until = (await holdUnpaid(db, live.userId, owedFrom ?? periodEnd)).toISOString();
  const isTried = isOwing && !leaves && (await findMeans(db, live)) !== undefined;
  return {
    renewsAt: ends || isOwing ? null : end,
    cancelAt: ends ? (isOwing ? until : end) : null,
    nextPlan: next && !leaves ? toPlan(next, { free, config }) : null,
    retry: isOwing ? { at: (isTried && dueAt?.toISOString()) || null, expiresAt: until } : null,
    unpaid: ends || owedFrom ? null : { endsAt: until, isExpected: !(await canBePaid(db, live)) },
  };
}

async function methodOf({ db }: Deps, live: SubscriptionRow): Promise<Subscription["paymentMethod"]> {
  if (live.gateway === "wallet") return { gateway: "wallet", label: t("Credits") };
  const method = await findMethodOfPayment(db, live.paidBy);
  return method ? { gateway: method.gateway, label: labelInWords(method.label) } : null;
}

async function usageOf({ db, clock }: Deps, userId: Id): Promise<Subscription["usage"]> {
  const now = clock.now();
  const limits = await findLimits(db, userId);
  const meter = async (limit: PlanLimit) => ({
    used: await countTaken(db, userId, limit, { when: now, now }),
    limit: limits[limit],
  });
  return {
    products: await meter("products"),
    services: await meter("services"),
    appointments_per_month: await meter("appointments_per_month"),
  };
}

interface Known {
  live: SubscriptionRow | undefined;
  plans: Plans;
  usage: Subscription["usage"];
  activity: Activity;
}

async function adviceFor({ db, clock }: Deps, { live, plans: { paid, next, free }, usage, activity }: Known) {
  const onSale = (await listPlans(db)).map((plan) => ({ ...plan, limits: betterLimits(plan, free) }));
  if (!live || !paid) return recommendOnFree({ onSale, usage });
  const paysByCredits = live.gateway === "wallet";
  return recommend({
    plan: paid,
    next: next ?? paid,
    onSale,
    usage,
    activity: activity.orders + activity.appointments,
    startedAt: live.createdAt,
    renewsAt: live.cancelAtPeriodEnd ? null : live.periodEnd,
    credits: paysByCredits ? (await getWallet(db, live.userId)).recharged : null,
    now: clock.now(),
  });
}
