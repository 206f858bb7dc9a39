import { borneHere } from "#features/money/payments/payment-entries.ts";
import type { Purpose } from "#features/money/payments/purposes.ts";
import { findLastPaid } from "#features/money/subscription/find-last-paid.ts";
import { endSubscription } from "#features/money/subscription/renewal/end-subscription.ts";
import { handleFailedRenewal } from "#features/money/subscription/renewal/handle-failed-renewal.ts";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import type { Deps } from "#kernel/deps.ts";
import { fulfilPlan } from "./fulfil-plan.ts";
import { findPlanPayment, isBuiltOn, type PlanPaymentRow } from "./plan-payments.repository.ts";
import { clawbackPostings } from "./plan-postings.ts";

/** What a payment for a plan brings about. */
export const planPurpose: Purpose = {
  fulfil: fulfilPlan,
  release: handleFailedRenewal,
  // What was bought left when its refund was asked for, and what cannot go back the way it came goes to the wallet.
  refunded: async () => undefined,

  async bear(deps, payment, amount) {
    const row = await findPlanPayment(deps.db, payment.id);
    // Of what was never had nothing is taken.
    if (!row || row.receiptNumber === null) return borneHere(amount);
    const { userId, credits } = row;
    const { amount: price, refunded: before } = payment;
    if (credits !== null)
      return clawbackPostings(
        userId,
        { price, credits },
        { before, amount },
        await getWallet(deps.db, userId),
      );
    await endUnpaid(deps, row, price - before - amount);
    return borneHere(amount);
  },
};

/**
 * A plan of whose newest payment nothing is left is charged no more, and its time pays for no other. The same is with an earlier
 * one whose unused time was taken off the price of what runs.
 */
async function endUnpaid(deps: Deps, { paymentId, userId }: PlanPaymentRow, left: number): Promise<void> {
  if (left > 0) return;
  const last = await findLastPaid(deps.db, userId);
  if (last && (await isBuiltOn(deps.db, last.paymentId, paymentId))) await endSubscription(deps, userId);
}
