import type { Id } from "@solodesk/contract/kernel/id.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import type { Payment } from "#features/money/payments/purposes.ts";
import type { PlanRow } from "#features/money/plans/list-plans.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { emailPlanStarted } from "./emails/enqueue-subscription-emails.ts";
import { currentOf } from "./find-current.ts";
import { cutPeriod, insertPeriod, type PeriodRow } from "./periods.repository.ts";
import { anchorOf, type Current } from "./price-change.ts";
import type { PaidPeriod } from "./split-paid.ts";
import {
  insertSubscription,
  lockLive,
  type SubscriptionRow,
  updateSubscription,
} from "./subscription.repository.ts";

interface Paid {
  payment: Payment;
  plan: PlanRow;
  /** As priced: when it begins and ends, and the payment for the period before it, null for the first. */
  period: PaidPeriod;
  follows: Id | null;
}

/**
 * Part of the transaction in which its payment became paid: starts the period with the dates it was priced
 * with, whatever the time now, so that deducted unused time is used up once. Returns false if it can no
 * longer start, because the subscription has ended or another payment has paid meanwhile.
 */
export async function startPeriod(deps: Deps, paid: Paid): Promise<boolean> {
  const { payment, plan, period, follows } = paid;
  const { userId } = payment;
  if (userId === null) return false;
  const live = await lockLive(deps.db, userId);
  const current = live && (await currentOf(deps.db, live));
  if ((current?.period.paymentId ?? null) !== follows) return false;
  if (period.endsAt <= deps.clock.now()) return oweFromNow(deps, live);
  const row =
    live && current ? await goOn(deps.db, live, paid, current) : await begin(deps, { ...paid, userId });
  if (!row) return false;
  await insertPeriod(deps.db, periodRow(row, paid));
  // A change of plan is reported as a start, even if it was scheduled.
  const isRenewal = current?.period.planId === plan.id;
  const event = isRenewal ? "plan_renewed" : live ? "plan_changed" : "plan_bought";
  await recordAudit(deps.db, { userId, event, about: plan.name });
  await emailPlanStarted(deps, { row, plan, payment, isRenewal });
  return true;
}

/**
 * It was paid so late that the period is already over: if a renewal was waiting for it, the next period is
 * owed from now.
 */
async function oweFromNow({ db, clock }: Deps, live: SubscriptionRow | undefined): Promise<false> {
  if (live?.dueAt !== null) return false;
  const now = clock.now();
  await updateSubscription(db, live.id, { owedFrom: now, dueAt: now });
  return false;
}

const periodRow = ({ id, anchorDay }: SubscriptionRow, { payment, plan, period }: Paid): PeriodRow => ({
  paymentId: payment.id,
  subscriptionId: id,
  planId: plan.id,
  amount: plan.price,
  startsAt: period.startsAt,
  paidUntil: period.endsAt,
  endsAt: period.endsAt,
  anchorDay,
  wasEnding: false,
  nextPlanId: null,
});

/** The state of a subscription after each paid period: anything scheduled is cleared. */
const paidFor = ({ payment, plan, period: { startsAt, endsAt } }: Paid, current?: Current) => ({
  planId: plan.id,
  nextPlanId: null,
  paidBy: payment.id,
  status: "active" as const,
  periodStart: startsAt,
  periodEnd: endsAt,
  anchorDay: anchorOf(startsAt, current),
  cancelAtPeriodEnd: false,
  gateway: payment.gateway,
  owedFrom: null,
  attempts: 0,
  dueAt: endsAt,
  warnedAt: null,
});

async function begin(deps: Deps, paid: Paid & { userId: Id }): Promise<SubscriptionRow | undefined> {
  const row: SubscriptionRow = {
    id: deps.newId(),
    userId: paid.userId,
    ...paidFor(paid),
    createdAt: deps.clock.now(),
    endedAt: null,
  };
  return (await insertSubscription(deps.db, row)) ? row : undefined;
}

async function goOn(
  tx: Db,
  live: SubscriptionRow,
  paid: Paid,
  current: Current & { period: PeriodRow },
): Promise<SubscriptionRow | undefined> {
  const { startsAt } = paid.period;
  const { period: before } = current;
  if (before.endsAt > startsAt) await cutPeriod(tx, before, startsAt, live);
  return updateSubscription(tx, live.id, paidFor(paid, current));
}
