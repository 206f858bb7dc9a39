import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import { loggable } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { GatewayFailure, type OpenedSession } from "#kernel/outside/payment-gateway.ts";
import { paidWithoutGateway } from "./outcome.ts";
import { needsNoGateway } from "./payment-status.ts";
import { findPaymentRow, type Payment, saveSession } from "./payments.repository.ts";
import type { Purposes } from "./purposes.ts";
import { settlePayment } from "./settle-payment.ts";

/**
 * Opens a payment at its gateway, outside any transaction. Safe to repeat: the gateway returns the session it
 * opened before. `origin` is the one at which the buyer reached us. Throws "not_found", and
 * "gateway_unavailable", after which the payment is still "created".
 */
export async function startPayment(deps: Deps, purposes: Purposes, id: Id, origin: string): Promise<Payment> {
  const payment = await findPaymentRow(deps.db, id);
  if (!payment) throw new AppError("not_found");
  // A payment charged to a saved card gets no checkout page.
  if (payment.status !== "created" || payment.methodId !== null) return payment;
  if (needsNoGateway(payment)) return settlePayment(deps, purposes, id, paidWithoutGateway);
  const session = await openSession(deps, payment, origin);
  const started = await saveSession(deps.db, id, session);
  if (started) return started;
  const meanwhile = (await findPaymentRow(deps.db, id)) ?? payment;
  // It expired while the gateway opened the session: nobody may pay there.
  if (meanwhile.status === "expired") await closeSession(deps, meanwhile, session);
  return meanwhile;
}

async function openSession(deps: Deps, payment: Payment, origin: string): Promise<OpenedSession> {
  const { id, projectId, amount, currency, description, email, expiresAt, saveMethod } = payment;
  const gateway = deps.gateways.get(payment.gateway);
  if (!gateway || expiresAt <= deps.clock.now()) throw new AppError("gateway_unavailable");
  const whole = { paymentId: id, projectId, amount, currency, description, email, expiresAt, saveMethod };
  try {
    return await gateway.openSession({ ...whole, ...returnAddresses(deps, payment, origin) });
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    deps.log.warn({ payment: id, err: loggable(error) }, "a payment could not be opened at its gateway");
    throw new AppError("gateway_unavailable");
  }
}

/** The browser returns with the payment's id; nothing else it sends is trusted. */
function returnAddresses({ ownOrigin }: Deps, { id, returnPath }: Payment, origin: string) {
  const success = new URL(returnPath, ownOrigin.backTo(origin));
  success.searchParams.set("payment", id);
  const cancel = new URL(success);
  cancel.searchParams.set("cancelled", "1");
  return { successUrl: success.href, cancelUrl: cancel.href };
}

async function closeSession(deps: Deps, payment: Payment, { sessionId }: OpenedSession): Promise<void> {
  try {
    await deps.gateways.get(payment.gateway)?.closeSession(sessionId);
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    deps.log.warn({ payment: payment.id, err: loggable(error) }, "a session could not be closed");
  }
}
