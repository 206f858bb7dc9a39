import type { GatewayName } from "@solodesk/contract/payments.ts";
import { postTransaction } from "#features/wallet/post-transaction.ts";
import type { Db } from "#kernel/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { GatewayEvent } from "#kernel/payment-gateway.ts";
import { newRefund } from "./new-refund.ts";
import { disputeEntry, wonEntry } from "./payment-entries.ts";
import { lockPaymentOfCharge, lowerRefunded, type Payment, raiseRefunded } from "./payments.repository.ts";
import { endDispute, findDispute, insertRefund, type Refund } from "./refunds.repository.ts";
import type { Settled } from "./settle-payment.ts";

type Dispute = Extract<GatewayEvent, { kind: "dispute" }>;

/**
 * Part of the transaction that writes down what was told. The bank took money back, or gave it to us again: a refund that
 * nobody has to carry out. Together with what went back otherwise it is never more than came in.
 */
export async function recordDispute(
  deps: Deps,
  tx: Db,
  gateway: GatewayName,
  told: Dispute,
): Promise<Settled> {
  const payment = await lockPaymentOfCharge(tx, gateway, told.chargeId);
  if (!payment) return { payment, alert: "A dispute of a charge that is not known here." };
  if (payment.currency !== told.currency)
    return { payment, alert: `The currency of a dispute is ${told.currency}.` };
  const before = await findDispute(tx, payment.id, told.chargeId);
  if (told.outcome === "won") await win(deps, tx, payment, told, before);
  else if (!before && !(await open(deps, tx, payment, told)))
    return { payment, alert: "A dispute takes more than is left of what was paid." };
  const alert = told.outcome === "won" ? undefined : "The buyer's bank took the money back.";
  return { payment, alert };
}

/** False when it is more than is left of what the gateway took. */
async function open(deps: Deps, tx: Db, payment: Payment, told: Dispute): Promise<boolean> {
  if (!(await raiseRefunded(tx, payment.id, told.amount, "gateway"))) return false;
  const refund = disputeOf(deps, payment, told);
  await insertRefund(tx, refund);
  await postTransaction(deps, tx, disputeEntry(payment, refund));
  return true;
}

/** One that is won before we heard of it is written down as over, so that it is not opened afterwards. */
async function win(
  deps: Deps,
  tx: Db,
  payment: Payment,
  told: Dispute,
  before: Refund | undefined,
): Promise<void> {
  if (!before) {
    const error = "The dispute was won.";
    await insertRefund(tx, { ...disputeOf(deps, payment, told), status: "failed", error });
    return;
  }
  const won = await endDispute(tx, before.id);
  if (!won) return;
  await lowerRefunded(tx, payment.id, won.amount);
  await postTransaction(deps, tx, wonEntry(payment, won));
}

/** Nobody has to carry it out: the bank has. */
function disputeOf(deps: Deps, payment: Payment, { amount, chargeId }: Dispute): Refund {
  const refund = newRefund(deps, {
    id: deps.newId(),
    paymentId: payment.id,
    orderId: null,
    kind: "dispute",
    amount,
    toGateway: amount,
    toCredits: 0,
    chargeId,
    reason: "The buyer's bank took the money back.",
  });
  return { ...refund, status: "succeeded", settledAt: refund.createdAt };
}
