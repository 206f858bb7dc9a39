import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { postTransaction } from "#features/money/wallet/post-transaction.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import type { Outcome } from "../outcome.ts";
import { overpaidEntry } from "../payment-entries.ts";
import type { Payment } from "../payments.repository.ts";
import { newRefund } from "./new-refund.ts";
import { insertOverpaid } from "./refunds.repository.ts";
import { wakeRefund } from "./wake-refund.ts";

/**
 * Refunds every charge except the one that paid, each once; the payment's own refunded total does not change.
 */
export async function giveBackOverpaid(
  deps: Deps,
  payment: Payment,
  { status, chargeIds }: Outcome,
): Promise<void> {
  if (status !== "paid") return;
  for (const chargeId of new Set(chargeIds)) {
    if (chargeId !== payment.chargeId) await giveBack(deps, payment, chargeId);
  }
}

async function giveBack(deps: Deps, payment: Payment, chargeId: string): Promise<void> {
  const refund = newRefund(deps, {
    id: deps.newId(),
    paymentId: payment.id,
    orderId: null,
    kind: "overpaid",
    amount: payment.amount,
    toGateway: payment.amount,
    toCredits: 0,
    toGiftCards: 0,
    chargeId,
    reason: asKept(msg("It was paid twice.")),
  });
  if (!(await insertOverpaid(deps.db, refund))) return;
  await postTransaction(deps, overpaidEntry(payment, refund));
  await wakeRefund(deps, refund.id, refund.tryAt);
}
