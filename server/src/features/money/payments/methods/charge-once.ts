import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { GatewayFailure } from "#kernel/outside/payment-gateway.ts";
import { refused, toOutcome } from "../outcome.ts";
import { claimCharge, findPaymentRow, type Payment, saveSession } from "../payments.repository.ts";
import type { Purposes } from "../purposes.ts";
import { settlePayment } from "../settle-payment.ts";
import { findMethod, type PaymentMethod, removeMethod } from "./methods.repository.ts";

/**
 * Charges a saved method outside any transaction. Repeating it for the same payment takes nothing more.
 * Throws "not_found" for a method of another user or gateway, and GatewayFailure.
 */
export async function chargeOnce(
  deps: Deps,
  purposes: Purposes,
  payment: Payment,
  methodId: Id,
): Promise<Payment> {
  const method = await findMethod(deps.db, methodId);
  if (!method || method.removedAt) return withoutMethod(deps, purposes, payment);
  if (method.userId !== payment.userId || method.gateway !== payment.gateway) throw new AppError("not_found");
  // Recorded before the gateway is called: a payment that is found open says which method it is charged with.
  const claimed = await claimCharge(deps.db, payment.id, methodId);
  if (claimed) return charge(deps, purposes, claimed, method);
  return (await findPaymentRow(deps.db, payment.id)) ?? payment;
}

/** The method was removed: makes no new charge, but a charge made before still counts. */
async function withoutMethod(deps: Deps, purposes: Purposes, payment: Payment): Promise<Payment> {
  const { id, gateway: name, methodId } = payment;
  const gateway = deps.gateways.get(name);
  const made = methodId === null ? undefined : await gateway?.findSessionOf(id);
  return settlePayment(deps, purposes, id, made ? toOutcome(name, made) : refused);
}

async function charge(
  deps: Deps,
  purposes: Purposes,
  payment: Payment,
  method: PaymentMethod,
): Promise<Payment> {
  const { id, projectId, amount, currency, description } = payment;
  const gateway = deps.gateways.get(payment.gateway);
  if (!gateway) throw new GatewayFailure("This gateway is not open here.");
  const made = await gateway.charge({ paymentId: id, projectId, amount, currency, description, method });
  if (!made) {
    await removeMethod(deps.db, method.id, deps.clock.now());
    return settlePayment(deps, purposes, id, refused);
  }
  // The bank has not answered yet: the saved session id lets later checks ask for the result.
  if (made.status === "open")
    return (await saveSession(deps.db, id, { ...made, checkoutUrl: null })) ?? payment;
  return settlePayment(deps, purposes, id, toOutcome(gateway.name, made));
}
