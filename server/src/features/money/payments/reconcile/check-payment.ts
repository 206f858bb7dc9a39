import type { Deps } from "#kernel/deps.ts";
import type { PaymentGateway } from "#kernel/outside/payment-gateway.ts";
import { chargeOnce } from "../methods/charge-once.ts";
import { type Outcome, paidWithoutGateway, ranOut, toOutcome } from "../outcome.ts";
import { isPaymentOpen, needsNoGateway } from "../payment-status.ts";
import { type Payment, saveSession } from "../payments.repository.ts";
import type { Purposes } from "../purposes.ts";
import { settlePayment } from "../settle-payment.ts";

/**
 * Asks the gateway for a payment's result, outside any transaction, and settles it. Once expired, the payment
 * can no longer be paid. Throws GatewayFailure.
 */
export async function checkPayment(deps: Deps, purposes: Purposes, payment: Payment): Promise<Payment> {
  if (needsNoGateway(payment)) return settlePayment(deps, purposes, payment.id, paidWithoutGateway);
  const gateway = deps.gateways.get(payment.gateway);
  const isOver = isPaymentOpen(payment) && payment.expiresAt <= deps.clock.now();
  // A charge of a saved method whose result never arrived: repeating it charges only once.
  const { methodId } = payment;
  if (payment.status === "created" && methodId !== null && !isOver)
    return chargeOnce(deps, purposes, payment, methodId);
  // A gateway that was switched off cannot be asked.
  const outcome = gateway && (await ask(deps, gateway, payment, isOver));
  const settled = outcome ? await settlePayment(deps, purposes, payment.id, outcome) : payment;
  return isOver && isPaymentOpen(settled) ? settlePayment(deps, purposes, payment.id, ranOut) : settled;
}

async function ask(
  deps: Deps,
  gateway: PaymentGateway,
  payment: Payment,
  isOver: boolean,
): Promise<Outcome | undefined> {
  const found = await find(gateway, payment);
  if (!found) return undefined;
  // The gateway's first response was lost: only now does the buyer get the checkout URL.
  if ("checkoutUrl" in found && found.status === "open" && !isOver)
    await saveSession(deps.db, payment.id, found);
  if (found.status !== "open" || !isOver) return toOutcome(gateway.name, found);
  await gateway.closeSession(found.sessionId);
  // The buyer may have paid between the response and the closing.
  const closed = await gateway.findSession(found.sessionId);
  return closed && toOutcome(gateway.name, { ...closed, sessionId: found.sessionId });
}

async function find(gateway: PaymentGateway, { id, sessionId }: Payment) {
  if (sessionId === null) return gateway.findSessionOf(id);
  const state = await gateway.findSession(sessionId);
  return state && { ...state, sessionId };
}
