import type { Id } from "@solodesk/contract/kernel/id.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { findMethodOfPayment } from "#features/money/payments/methods/find-method-of-payment.ts";
import type { Deps } from "#kernel/deps.ts";
import { emailPlanRestored } from "./emails/enqueue-subscription-emails.ts";
import { endPeriodAt, findLastPeriod, findPeriod } from "./periods.repository.ts";
import { lockLive, updateSubscription } from "./subscription.repository.ts";

interface Undone {
  userId: Id;
  /** The payment of the larger plan, and that of the one whose unused time it took off. */
  paymentId: Id;
  follows: Id;
}

/**
 * Part of the transaction in which the payment of an upgrade goes back: it is as if that had never been, and the plan before
 * it, in the version that was bought, holds for the time it was paid for, with what was to become of it then. False where
 * nothing is left of that, or something else runs: then nothing was done.
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
  // Nobody has two plans at a time: the larger one's is none any more.
  await endPeriodAt(deps.db, larger, larger.startsAt);
  await endPeriodAt(deps.db, before, before.paidUntil);
  const { startsAt, paidUntil: endsAt, planId, anchorDay, wasEnding, nextPlanId } = before;
  // Whoever cancelled, this plan or the larger one, is charged no more.
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
