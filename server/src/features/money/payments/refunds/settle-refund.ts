import type { Id } from "@solodesk/contract/kernel/id.ts";
import { repayGiftCards } from "#features/money/gift-cards/hold-gift-cards.ts";
import { postTransaction } from "#features/money/wallet/post-transaction.ts";
import type { Deps } from "#kernel/deps.ts";
import type { RefundMade } from "#kernel/outside/payment-gateway.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { refundEntry } from "../payment-entries.ts";
import { findPaymentRow, type Payment } from "../payments.repository.ts";
import { type Purposes, purposeOf } from "../purposes.ts";
import { endInCredits, endRefund, findRefund, postponeRefund, type Refund } from "./refunds.repository.ts";

/** A gateway reports when an accepted refund is done; without a report, it is asked again after this time. */
const PATIENCE = minutes(60);

/**
 * Part of the caller's transaction, for responses and webhooks alike: writes a refund's result once, with its
 * ledger entry.
 */
export async function settleRefund(deps: Deps, purposes: Purposes, id: Id, made: RefundMade): Promise<void> {
  if (made.status === "pending") {
    const { gatewayRefundId } = made;
    await postponeRefund(deps.db, id, {
      gatewayRefundId,
      error: null,
      tryAt: after(deps.clock.now(), PATIENCE),
    });
    return;
  }
  const known = await findRefund(deps.db, id);
  const payment = known && (await findPaymentRow(deps.db, known.paymentId));
  const refund = payment && (await end(deps, id, payment, made));
  if (!refund) return;
  if (refund.status === "succeeded") {
    // Cards are locked before wallets, as in a checkout.
    await repayGiftCards(deps, refund);
    await postTransaction(deps, refundEntry(payment, refund));
  }
  await purposeOf(purposes, payment).refunded(deps, refund);
}

/**
 * A refund that cannot go back the way it came goes to the buyer's credits. It fails, and the operator must
 * act, if the buyer is a guest or the money went back another way.
 */
function end(
  { db, clock }: Deps,
  id: Id,
  { userId }: Payment,
  made: RefundMade,
): Promise<Refund | undefined> {
  const { gatewayRefundId } = made;
  const settledAt = clock.now();
  if (made.status === "succeeded")
    return endRefund(db, id, { status: "succeeded", gatewayRefundId, error: null, settledAt });
  const error = made.reason;
  if (userId !== null && made.status === "gone")
    return endInCredits(db, id, { status: "succeeded", gatewayRefundId, error, settledAt });
  return endRefund(db, id, { status: "failed", gatewayRefundId, error, settledAt });
}
