import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { GatewayTrouble } from "#kernel/outside/payment-gateway.ts";
import { outcomeTold, refused } from "../outcome.ts";
import { claimCharge, findPayment, type Payment, saveSession } from "../payments.repository.ts";
import type { Purposes } from "../purposes.ts";
import { settlePayment } from "../settle-payment.ts";
import { findMethod, type PaymentMethod, removeMethod } from "./methods.repository.ts";

/** Outside of any transaction. Charged again for the same payment nothing more is taken. Throws GatewayTrouble. */
export async function chargeOnce(
  deps: Deps,
  purposes: Purposes,
  payment: Payment,
  methodId: Id,
): Promise<Payment> {
  const method = await findMethod(deps.db, methodId);
  if (!method || method.removedAt) return withoutMethod(deps, purposes, payment);
  if (method.userId !== payment.userId || method.gateway !== payment.gateway) throw new AppError("not_found");
  // Written down before anything is asked for: whoever finds the payment open knows how it was to be charged.
  const claimed = await claimCharge(deps.db, payment.id, methodId);
  if (claimed) return charge(deps, purposes, claimed, method);
  return (await findPayment(deps.db, payment.id)) ?? payment;
}

/** It was removed: nothing is charged by it any more, and what was, before, counts. */
async function withoutMethod(deps: Deps, purposes: Purposes, payment: Payment): Promise<Payment> {
  const { id, gateway: name, methodId } = payment;
  const gateway = deps.gateways.get(name);
  const made = methodId === null ? undefined : await gateway?.findSessionOf(id);
  return settlePayment(deps, purposes, id, made ? outcomeTold(name, made) : refused);
}

async function charge(
  deps: Deps,
  purposes: Purposes,
  payment: Payment,
  method: PaymentMethod,
): Promise<Payment> {
  const { id, projectId, amount, currency, description } = payment;
  const gateway = deps.gateways.get(payment.gateway);
  if (!gateway) throw new GatewayTrouble("This gateway is not open here.");
  const made = await gateway.charge({ paymentId: id, projectId, amount, currency, description, method });
  if (!made) {
    await removeMethod(deps.db, method.id, deps.clock.now());
    return settlePayment(deps, purposes, id, refused);
  }
  // A bank takes its time: from now on it is asked about by its name.
  if (made.status === "open")
    return (await saveSession(deps.db, id, { ...made, checkoutUrl: null })) ?? payment;
  return settlePayment(deps, purposes, id, outcomeTold(gateway.name, made));
}
