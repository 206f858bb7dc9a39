// Emails about a subscription, each queued in the transaction of its event.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { isLeaving } from "#features/identity/auth/account/is-leaving.ts";
import { writeToOwner } from "#features/identity/auth/account/write-to-owner.ts";
import type { Payment } from "#features/money/payments/purposes.ts";
import { findPlan } from "#features/money/plans/find-plan.ts";
import type { PlanRow } from "#features/money/plans/list-plans.ts";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import { enqueueMail } from "#features/platform/mail/enqueue-mail.ts";
import { renderEmail } from "#features/platform/mail/render-email.ts";
import { sendNotification } from "#features/platform/notifications/send-notification.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { holdUnpaid } from "../renewal/hold-unpaid.ts";
import type { SubscriptionRow } from "../subscription.repository.ts";
import { type PlanEvent, subscriptionEmailContent } from "./subscription-email.ts";

async function emailOwner(deps: Deps, userId: Id, event: PlanEvent): Promise<void> {
  const { OPERATOR_NAME } = deps.config;
  const address = deps.ownOrigin.get() + pages.pricing;
  await writeToOwner(deps.db, userId, (to) =>
    enqueueMail(deps, {
      userId,
      kind: event.kind,
      occasion: deps.clock.now().toISOString(),
      senderName: OPERATOR_NAME,
      to,
      ...renderEmail(subscriptionEmailContent(event, OPERATOR_NAME, address)),
    }),
  );
}

const requirePlan = async (tx: Db, planId: Id): Promise<PlanRow> => {
  const plan = await findPlan(tx, planId);
  if (!plan) throw new Error(`There is no plan ${planId}.`);
  return plan;
};

interface Started {
  row: SubscriptionRow;
  plan: PlanRow;
  payment: Payment;
  isRenewal: boolean;
}

export const emailPlanStarted = (deps: Deps, { row, plan, payment, isRenewal }: Started): Promise<void> =>
  emailOwner(deps, row.userId, {
    kind: isRenewal ? "subscription_renewed" : "subscription_started",
    plan: plan.name,
    paid: { amount: payment.amount + payment.credits, currency: payment.currency },
    from: row.periodStart,
    until: row.periodEnd,
  });

/** Warns that neither a card nor the credits will pay for the next period. */
export async function emailPlanUnpaid(deps: Deps, row: SubscriptionRow): Promise<void> {
  const { userId, periodEnd } = row;
  const { name, price, currency } = await requirePlan(deps.db, row.nextPlanId ?? row.planId);
  await sendNotification(deps.db, { userId, kind: "plan_unpaid", about: name, path: pages.pricing });
  const byCredits = row.gateway === "wallet";
  const { recharged } = await getWallet(deps.db, userId);
  await emailOwner(deps, userId, {
    kind: "renewal_unpaid",
    plan: name,
    price: { amount: price, currency },
    credits: byCredits ? { amount: recharged, currency } : null,
    paidUntil: periodEnd,
    endsAt: await holdUnpaid(deps.db, userId, periodEnd),
  });
}

interface FailedRenewal {
  /** Null: there is no further attempt. */
  retryAt: Date | null;
  expiresAt: Date;
}

export async function emailRenewalFailed(
  deps: Deps,
  row: SubscriptionRow,
  failure: FailedRenewal,
): Promise<void> {
  const { name, price, currency } = await requirePlan(deps.db, row.nextPlanId ?? row.planId);
  await sendNotification(deps.db, {
    userId: row.userId,
    kind: "plan_past_due",
    about: name,
    path: pages.pricing,
  });
  await emailOwner(deps, row.userId, {
    kind: "payment_missed",
    plan: name,
    price: { amount: price, currency },
    ...failure,
  });
}

/** Returns the name of the restored plan. */
export async function emailPlanRestored(deps: Deps, row: SubscriptionRow, undoneId: Id): Promise<string> {
  const { name } = await requirePlan(deps.db, row.planId);
  const { name: instead } = await requirePlan(deps.db, undoneId);
  await emailOwner(deps, row.userId, {
    kind: "subscription_put_back",
    plan: name,
    instead,
    until: row.periodEnd,
    isEnding: row.cancelAtPeriodEnd,
  });
  return name;
}

export async function emailPlanEnded(deps: Deps, row: SubscriptionRow): Promise<void> {
  const { name } = await requirePlan(deps.db, row.planId);
  await emailOwner(deps, row.userId, {
    kind: "subscription_ended",
    plan: name,
    isExpired: row.status === "expired",
    isLeaving: await isLeaving(deps.db, row.userId),
  });
}
