import type { Deps } from "#kernel/deps.ts";
import type { SavedMethod } from "#kernel/outside/payment-gateway.ts";
import { noteMethod, type Payment } from "../payments.repository.ts";
import { insertMethod } from "./methods.repository.ts";

/**
 * Part of the transaction in which a payment became paid: saves its method for later charges if the payment
 * asked for that.
 */
export async function savePaymentMethod(
  { db, clock, newId }: Pick<Deps, "db" | "clock" | "newId">,
  payment: Payment,
  saved: SavedMethod | undefined,
): Promise<Payment> {
  const { id, userId, gateway, saveMethod, purpose } = payment;
  if (!saveMethod || !saved) return payment;
  const { customerRef, methodRef, label } = saved;
  const facts = { customerRef, methodRef, label, createdAt: clock.now(), removedAt: null, detachAt: null };
  const methodId = await insertMethod(db, {
    id: newId(),
    userId,
    savedFor: purpose === "plan" ? "plan" : "appointment",
    gateway,
    ...facts,
  });
  if (methodId === undefined) return payment;
  await noteMethod(db, id, methodId);
  return { ...payment, methodId };
}
