import { msg } from "@solodesk/contract/kernel/language/t.ts";
import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { keptMoney } from "#features/platform/mail/money-in-words.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import type { OutsideEvent } from "#kernel/outside/payment-gateway.ts";
import { lockPaymentOfCharge, lowerRefunded, type Payment, raiseRefunded } from "./payments.repository.ts";
import { postReturned, postTaken } from "./post-outside.ts";
import { type Purposes, purposeOf } from "./purposes.ts";
import { newRefund } from "./refunds/new-refund.ts";
import { endOutside, findOutside, insertRefund, type Refund } from "./refunds/refunds.repository.ts";
import type { Settled } from "./settle-payment.ts";

const words = {
  dispute: {
    kind: "dispute",
    what: "A dispute",
    taken: msg("The buyer's bank took the money back."),
    returned: "The dispute was won.",
  },
  "outside refund": {
    kind: "outside",
    what: "A refund made at the gateway",
    taken: msg("It was refunded by hand at the gateway."),
    returned: "The refund made at the gateway came to nothing.",
  },
} as const;

/**
 * Part of the transaction that records the event. Records money that went back without our request, or its
 * return, as a refund that needs no sending. All refunds of a payment together never exceed what the gateway
 * received.
 */
export async function recordOutside(
  deps: Deps,
  purposes: Purposes,
  gateway: GatewayName,
  event: OutsideEvent,
): Promise<Settled> {
  const { kind, what, ...says } = words[event.kind];
  const payment = await lockPaymentOfCharge(deps.db, gateway, event.chargeId);
  if (!payment) return { payment, alert: `${what} of a charge that is not known here.` };
  if (payment.currency !== event.currency)
    return { payment, alert: `The currency of what went back is ${event.currency}.` };
  const { chargeId, gatewayRefundId } = event;
  const before = await findOutside(deps.db, payment.id, { kind, chargeId, gatewayRefundId });
  if (event.outcome === "returned") {
    if (before) await takeAgain(deps, { purposes, payment, before });
    // The return was reported first: recorded as ended, so that the later report of the taking has no effect.
    else
      await insertRefund(deps.db, {
        ...refundOf(deps, payment, event),
        status: "failed",
        error: says.returned,
      });
    return { payment, alert: undefined };
  }
  if (before) return { payment, alert: undefined };
  const isLeft = await raiseRefunded(deps.db, payment.id, { amount: event.amount, of: "gateway" });
  if (!isLeft) return { payment, alert: `${what} takes more than is left of what was paid.` };
  const refund = refundOf(deps, payment, event);
  await insertRefund(deps.db, refund);
  await postTaken(deps, purposes, payment, refund);
  await recordTaken(deps.db, payment, refund);
  if (kind === "dispute") await purposeOf(purposes, payment).disputed?.(deps.db, payment, refund);
  return { payment, alert: asKept(says.taken) };
}

async function recordTaken(
  tx: Db,
  { userId, description, currency }: Payment,
  { amount, kind }: Refund,
): Promise<void> {
  if (userId === null) return;
  const event = kind === "dispute" ? "payment_disputed" : "purchase_refunded";
  const about = `${description}, ${keptMoney({ amount, currency })}`;
  await recordAudit(tx, { userId, event, about });
}

interface Taken {
  purposes: Purposes;
  payment: Payment;
  before: Refund;
}

async function takeAgain(deps: Deps, { purposes, payment, before }: Taken): Promise<void> {
  const { returned } = words[before.kind === "dispute" ? "dispute" : "outside refund"];
  const refund = await endOutside(deps.db, before.id, returned);
  if (!refund) return;
  await lowerRefunded(deps.db, payment.id, refund.amount);
  await postReturned(deps, payment, refund);
  if (refund.kind === "dispute") await purposeOf(purposes, payment).disputed?.(deps.db, payment, refund);
}

/** Already carried out, so it is never sent. */
function refundOf(deps: Deps, payment: Payment, event: OutsideEvent): Refund {
  const { kind, taken } = words[event.kind];
  const { amount, chargeId, gatewayRefundId } = event;
  const refund = newRefund(deps, {
    id: deps.newId(),
    paymentId: payment.id,
    orderId: null,
    kind,
    amount,
    toGateway: amount,
    toCredits: 0,
    toGiftCards: 0,
    chargeId,
    reason: asKept(taken),
  });
  const evidenceDueBy = event.evidenceDueBy ?? null;
  return {
    ...refund,
    gatewayRefundId,
    evidenceDueBy,
    status: "succeeded",
    settledAt: refund.createdAt,
  };
}
