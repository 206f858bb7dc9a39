import { recordAudit } from "#features/identity/audit/record-audit.ts";
import type { Payment } from "#features/money/payments/purposes.ts";
import { findPlan } from "#features/money/plans/find-plan.ts";
import { startPeriod } from "#features/money/subscription/start-period.ts";
import { keptMoney } from "#features/platform/mail/money-in-words.ts";
import type { Deps } from "#kernel/deps.ts";
import { postCredits, postSubscription } from "./move-money.ts";
import { findPlanPayment, writeReceipt } from "./plan-payments.repository.ts";

/**
 * Delivers what a paid plan payment is for. Returns false if its period can no longer begin, for example
 * because another payment has paid for it.
 */
export async function fulfilPlan(deps: Deps, payment: Payment, post: () => Promise<void>): Promise<boolean> {
  await post();
  const row = await findPlanPayment(deps.db, payment.id);
  const plan = row && (await findPlan(deps.db, row.planId));
  if (!row || !plan) throw new Error(`Payment ${payment.id} says it is for a plan, and names none.`);
  if (row.credits !== null) {
    await postCredits(deps, payment, { userId: row.userId, credits: row.credits });
    const about = keptMoney({ amount: row.credits, currency: payment.currency });
    await recordAudit(deps.db, { userId: row.userId, event: "credits_bought", about });
    await writeReceipt(deps.db, payment.id);
    return true;
  }
  const { follows, periodStart: startsAt, periodEnd: endsAt } = row;
  if (!startsAt || !endsAt)
    throw new Error(`Payment ${payment.id} is for a subscription, and names no time.`);
  const period = { startsAt, endsAt };
  const paid = { payment, plan, period, follows };
  if (!(await startPeriod(deps, paid))) return false;
  await postSubscription(deps, payment);
  await writeReceipt(deps.db, payment.id);
  return true;
}
