import { recordAudit } from "#features/identity/audit/record-audit.ts";
import type { Payment } from "#features/money/payments/purposes.ts";
import { findPlan } from "#features/money/plans/find-plan.ts";
import { startPeriod } from "#features/money/subscription/start-period.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { postCredits, postSubscription } from "./move-money.ts";
import { findPlanPayment, writeReceipt } from "./plan-payments.repository.ts";

/** False when the time it should pay for can no more begin, say because another payment has paid it. */
export async function fulfilPlan(deps: Deps, tx: Db, payment: Payment): Promise<boolean> {
  const row = await findPlanPayment(tx, payment.id);
  const plan = row && (await findPlan(tx, row.planId));
  if (!row || !plan) throw new Error(`Payment ${payment.id} says it is for a plan, and names none.`);
  if (row.credits !== null) {
    await postCredits(deps, tx, payment, { userId: row.userId, credits: row.credits });
    const about = moneyInWords({ amount: row.credits, currency: payment.currency });
    await recordAudit(tx, { userId: row.userId, event: "credits_bought", about });
    await writeReceipt(tx, payment.id);
    return true;
  }
  const { follows, periodStart: startsAt, periodEnd: endsAt } = row;
  if (!startsAt || !endsAt)
    throw new Error(`Payment ${payment.id} is for a subscription, and names no time.`);
  const period = { startsAt, endsAt };
  const paid = { payment, plan, period, follows };
  if (!(await startPeriod(deps, tx, paid))) return false;
  await postSubscription(deps, tx, payment);
  await writeReceipt(tx, payment.id);
  return true;
}
