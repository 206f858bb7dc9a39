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

/** What happens when a plan payment is paid, fails, or is taken back. */
export const planPurpose: Purpose = {
  fulfil: fulfilPlan,
  release: handleFailedRenewal,
  // Nothing to do: requesting the refund took back what was bought, and money that cannot be returned the way
  // it came goes to the wallet.
  refunded: async () => undefined,

  async bear(deps, payment, amount) {
    const row = await findPlanPayment(deps.db, payment.id);
    // Nothing was delivered, so nothing is taken back.
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
 * Ends the subscription when nothing is left of the money for its newest payment, or for an earlier one whose
 * unused time lowered the price of the running plan.
 */
async function endUnpaid(deps: Deps, { paymentId, userId }: PlanPaymentRow, left: number): Promise<void> {
  if (left > 0) return;
  const last = await findLastPaid(deps.db, userId);
  if (last && (await isBuiltOn(deps.db, last.paymentId, paymentId))) await endSubscription(deps, userId);
}
