import type { Id } from "@solodesk/contract/kernel/id.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { findPayment } from "#features/money/payments/find-payment.ts";
import type { Payment, Refund } from "#features/money/payments/purposes.ts";
import { requestRefund } from "#features/money/payments/refunds/request-refund.ts";
import { findLastPaid } from "#features/money/subscription/find-last-paid.ts";
import { endSubscription } from "#features/money/subscription/renewal/end-subscription.ts";
import { restorePreviousPlan } from "#features/money/subscription/restore-previous-plan.ts";
import { keptMoney } from "#features/platform/mail/money-in-words.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { findHistoryRow } from "./history.repository.ts";
import { judgeRefund, notNewest, type Refusal, spentOf } from "./judge-refund.ts";
import { postCreditsBack, postSubscriptionBack } from "./move-money.ts";
import { lockBuyer } from "./plan-payments.repository.ts";
import { readRefundGrounds } from "./read-refund-grounds.ts";

interface Wanted {
  paymentId: Id;
  reason: string;
}

/**
 * Requests a full refund of a plan payment and takes back what was bought with it at once. Throws
 * "confirmation_required", "not_found", "already_refunded", "not_refundable".
 */
export async function refundPlanPayment(deps: Deps, user: SessionUser, wanted: Wanted): Promise<Refund> {
  await requireConfirmed(deps, user);
  return inTransaction(deps, (deps) => refund(deps, user.id, wanted));
}

async function refund(deps: Deps, userId: Id, { paymentId, reason }: Wanted): Promise<Refund> {
  // Of two concurrent refunds, the second sees the first, so the once-a-year limit covers both.
  await lockBuyer(deps.db, userId);
  const row = await findHistoryRow(deps.db, userId, paymentId);
  const payment = row && (await findPayment(deps.db, paymentId));
  if (!payment) throw new AppError("not_found");
  requireGranted(judgeRefund(row, await readRefundGrounds(deps, userId)));
  const { amount } = row;
  // This locks the payment: a concurrent refund then finds nothing left to refund.
  const asked = await requestRefund(deps, {
    id: deps.newId(),
    paymentId,
    orderId: null,
    kind: "plan",
    amount,
    reason,
  });
  const { credits, backId } = row;
  const whose = { refundId: asked.id, userId };
  if (credits === null) await endPlan(deps, payment, { ...whose, backId });
  else
    await postCreditsBack(deps, payment, {
      ...whose,
      credits,
      requireLeft: (recharged) => requireGranted(spentOf(row, credits, recharged)),
    });
  const about = `${payment.description}, ${keptMoney({ amount, currency: payment.currency })}`;
  await recordAudit(deps.db, { userId, event: "purchase_refunded", about });
  return asked;
}

function requireGranted(refusal: Refusal | undefined): void {
  if (refusal) throw new AppError(refusal.code, { message: refusal.message });
}

/** Restores the plan that an upgrade replaced, or else ends the subscription. */
async function endPlan(
  deps: Deps,
  payment: Payment,
  { refundId, userId, backId }: { refundId: Id; userId: Id; backId: Id | null },
): Promise<void> {
  await postSubscriptionBack(deps, payment, refundId);
  const { id: paymentId } = payment;
  if (backId !== null && (await restorePreviousPlan(deps, { userId, paymentId, follows: backId }))) return;
  await endSubscription(deps, userId);
  // The next period may have been paid before the subscription was locked.
  if ((await findLastPaid(deps.db, userId))?.paymentId !== paymentId) requireGranted(notNewest());
}
