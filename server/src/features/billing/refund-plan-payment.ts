import type { Id } from "@solodesk/contract/kernel/id.ts";
import { requireConfirmed } from "#features/auth/require-confirmed.ts";
import { findPayment } from "#features/payments/find-payment.ts";
import type { Payment, Refund } from "#features/payments/purposes.ts";
import { requestRefund } from "#features/payments/request-refund.ts";
import { endSubscription } from "#features/subscription/end-subscription.ts";
import { findLastPaid } from "#features/subscription/find-last-paid.ts";
import { AppError } from "#kernel/app-error.ts";
import { type Db, transact } from "#kernel/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/session.ts";
import { findHistoryRow } from "./history.repository.ts";
import { judgeRefund, notNewest, type Refusal, spentOf } from "./judge-refund.ts";
import { postCreditsBack, postSubscriptionBack } from "./move-money.ts";
import { readRefundRules } from "./read-refund-rules.ts";

interface Wanted {
  paymentId: Id;
  reason: string;
}

/**
 * All of a payment goes back the way it came, and what was bought with it is gone from that moment. Throws
 * "confirmation_required", "not_found", "already_refunded", "not_refundable".
 */
export async function refundPlanPayment(deps: Deps, user: SessionUser, wanted: Wanted): Promise<Refund> {
  await requireConfirmed(deps, user);
  return transact(deps.db, (tx) => refund(deps, tx, user.id, wanted));
}

async function refund(deps: Deps, tx: Db, userId: Id, { paymentId, reason }: Wanted): Promise<Refund> {
  const row = await findHistoryRow(tx, userId, paymentId);
  const payment = row && (await findPayment(tx, paymentId));
  if (!payment) throw new AppError("not_found");
  requireGranted(judgeRefund(row, await readRefundRules(deps, tx, userId)));
  const { amount } = row;
  // From here on the payment is ours: of two at once the other one finds nothing left to give back.
  const asked = await requestRefund(deps, tx, {
    id: deps.newId(),
    paymentId,
    orderId: null,
    kind: "plan",
    amount,
    reason,
  });
  const { credits } = row;
  const whose = { refundId: asked.id, userId };
  if (credits === null) await endPlan(deps, tx, payment, whose);
  else
    await postCreditsBack(deps, tx, payment, {
      ...whose,
      credits,
      requireLeft: (recharged) => requireGranted(spentOf(row, credits, recharged)),
    });
  return asked;
}

function requireGranted(refusal: Refusal | undefined): void {
  if (refusal) throw new AppError(refusal.code, { message: refusal.message });
}

async function endPlan(
  deps: Deps,
  tx: Db,
  payment: Payment,
  { refundId, userId }: { refundId: Id; userId: Id },
): Promise<void> {
  await postSubscriptionBack(deps, tx, payment, refundId);
  await endSubscription(deps, tx, userId);
  // The next period may have been paid until it was locked.
  if ((await findLastPaid(tx, userId)) !== payment.id) requireGranted(notNewest);
}
