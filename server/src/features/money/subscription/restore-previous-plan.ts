import type { Id } from "@solodesk/contract/kernel/id.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { findMethodOfPayment } from "#features/money/payments/methods/find-method-of-payment.ts";
import type { Deps } from "#kernel/deps.ts";
import { emailPlanRestored } from "./emails/enqueue-subscription-emails.ts";
import { endPeriodAt, findLastPeriod, findPeriod } from "./periods.repository.ts";
import { lockLive, updateSubscription } from "./subscription.repository.ts";

interface Undone {
  userId: Id;
  /** The payment for the larger plan, and the payment for the plan whose unused time was deducted from it. */
  paymentId: Id;
  follows: Id;
}

/**
 * Part of the transaction that refunds an upgrade: restores the plan before it, in the version that was
 * bought, for its paid time and with what was scheduled then. Returns false, without changes, if none of that
 * time is left or another payment has paid since.
 */
export async function restorePreviousPlan(
  deps: Deps,
  { userId, paymentId, follows }: Undone,
): Promise<boolean> {
  const live = await lockLive(deps.db, userId);
  if (live?.paidBy !== paymentId) return false;
  const [larger, before] = [await findLastPeriod(deps.db, live), await findPeriod(deps.db, follows)];
  if (!larger || !before || before.endsAt >= before.paidUntil) return false;
  if (before.paidUntil <= deps.clock.now()) return false;
  // A user has one plan at a time, so the larger plan's period becomes empty.
  await endPeriodAt(deps.db, larger, larger.startsAt);
  await endPeriodAt(deps.db, before, before.paidUntil);
  const { startsAt, paidUntil: endsAt, planId, anchorDay, wasEnding, nextPlanId } = before;
  // A cancellation of either plan stays in force.
  const cancelAtPeriodEnd = wasEnding || live.cancelAtPeriodEnd;
  const row = await updateSubscription(deps.db, live.id, {
    planId,
    nextPlanId: cancelAtPeriodEnd ? null : nextPlanId,
    cancelAtPeriodEnd,
    paidBy: follows,
    status: "active",
    periodStart: startsAt,
    periodEnd: endsAt,
    anchorDay,
    gateway: (await findMethodOfPayment(deps.db, follows))?.gateway ?? "wallet",
    owedFrom: null,
    attempts: 0,
    dueAt: endsAt,
    warnedAt: null,
  });
  if (!row) throw new Error(`Subscription ${live.id} was locked, and is over.`);
  const plan = await emailPlanRestored(deps, row, larger.planId);
  await recordAudit(deps.db, { userId, event: "plan_changed", about: plan });
  return true;
}
