import type { Id } from "@solodesk/contract/kernel/id.ts";
import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { inTransaction, loggable } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import { GatewayFailure, type RefundMade } from "#kernel/outside/payment-gateway.ts";
import { after, minutes, seconds } from "#kernel/time/clock.ts";
import { findPaymentRow } from "../payments.repository.ts";
import type { Purposes } from "../purposes.ts";
import { claimRefund, postponeRefund, type Refund } from "./refunds.repository.ts";
import { settleRefund } from "./settle-refund.ts";
import { wakeRefund } from "./wake-refund.ts";

/** Longer than a gateway may take to respond, so that no other process starts meanwhile. */
const CLAIM = seconds(60);
/** Minutes between attempts. The last value repeats without limit: the buyer is owed this money. */
const waits = [1, 5, 15, 60];

const done: RefundMade = { status: "succeeded", gatewayRefundId: null, reason: "" };

/**
 * Makes one attempt at a refund; does nothing if it is not due, has ended, or another process has it. The
 * gateway knows the refund by our id, so after a crash between its confirmation and our commit, asking again
 * does not pay twice.
 */
export async function sendRefund(deps: Deps, purposes: Purposes, id: Id): Promise<void> {
  const now = deps.clock.now();
  const refund = await claimRefund(deps.db, id, now, after(now, CLAIM));
  if (!refund) return;
  try {
    const made = refund.toGateway > 0 ? await askGateway(deps, refund) : done;
    await inTransaction(deps, (deps) => settleRefund(deps, purposes, id, made));
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    await tryAgain(deps, refund, error);
  }
}

async function askGateway({ db, gateways }: Deps, refund: Refund): Promise<RefundMade> {
  const payment = await findPaymentRow(db, refund.paymentId);
  const gateway = payment && gateways.get(payment.gateway);
  if (!gateway) throw new GatewayFailure("This gateway is not open here.");
  if (payment.sessionId === null || refund.chargeId === null)
    return { status: "gone", gatewayRefundId: null, reason: asKept(msg("Its charge is not known.")) };
  return gateway.refund({
    refundId: refund.id,
    sessionId: payment.sessionId,
    chargeId: refund.chargeId,
    amount: refund.toGateway,
    currency: payment.currency,
  });
}

async function tryAgain(deps: Deps, { id, attempts }: Refund, failure: GatewayFailure): Promise<void> {
  const wait = waits[attempts - 1] ?? waits.at(-1) ?? 0;
  const tryAt = after(deps.clock.now(), minutes(wait));
  deps.log.warn({ refund: id, attempt: attempts, err: loggable(failure) }, "a refund was not carried out");
  await inTransaction(deps, async (deps) => {
    const waiting = { tryAt, error: failure.message };
    if (await postponeRefund(deps.db, id, waiting)) await wakeRefund(deps, id, tryAt);
  });
}
