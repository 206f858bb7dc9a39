import type { Deps } from "#kernel/deps.ts";
import type { PaymentGateway } from "#kernel/outside/payment-gateway.ts";
import { chargeOnce } from "../methods/charge-once.ts";
import { type Outcome, outcomeTold, paidByCredits, ranOut } from "../outcome.ts";
import { isOpen } from "../payment-status.ts";
import { type Payment, saveSession } from "../payments.repository.ts";
import type { Purposes } from "../purposes.ts";
import { settlePayment } from "../settle-payment.ts";

/**
 * Asks the gateway what became of a payment, outside of any transaction, and settles it by that. When its time is over nobody
 * can pay for it any more. Throws GatewayTrouble.
 */
export async function checkPayment(deps: Deps, purposes: Purposes, payment: Payment): Promise<Payment> {
  if (payment.amount === 0) return settlePayment(deps, purposes, payment.id, paidByCredits);
  const gateway = deps.gateways.get(payment.gateway);
  const isOver = isOpen(payment) && payment.expiresAt <= deps.clock.now();
  // Without the buyer, and we never heard what came of it: asked for again, it is made once.
  const { methodId } = payment;
  if (payment.status === "created" && methodId !== null && !isOver)
    return chargeOnce(deps, purposes, payment, methodId);
  // One that was switched off answers nothing any more.
  const outcome = gateway && (await ask(deps, gateway, payment, isOver));
  const settled = outcome ? await settlePayment(deps, purposes, payment.id, outcome) : payment;
  return isOver && isOpen(settled) ? settlePayment(deps, purposes, payment.id, ranOut) : settled;
}

async function ask(
  deps: Deps,
  gateway: PaymentGateway,
  payment: Payment,
  isOver: boolean,
): Promise<Outcome | undefined> {
  const found = await find(gateway, payment);
  if (!found) return undefined;
  // Its first answer was lost: now the buyer learns where to pay after all.
  if ("checkoutUrl" in found && found.status === "open" && !isOver)
    await saveSession(deps.db, payment.id, found);
  if (found.status !== "open" || !isOver) return outcomeTold(gateway.name, found);
  await gateway.closeSession(found.sessionId);
  // Between the answer and the closing somebody may have paid.
  const closed = await gateway.findSession(found.sessionId);
  return closed && outcomeTold(gateway.name, { ...closed, sessionId: found.sessionId });
}

async function find(gateway: PaymentGateway, { id, sessionId }: Payment) {
  if (sessionId === null) return gateway.findSessionOf(id);
  const state = await gateway.findSession(sessionId);
  return state && { ...state, sessionId };
}
