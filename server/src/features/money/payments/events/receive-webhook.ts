import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { type GatewayEvent, GatewayFailure, type PaymentGateway } from "#kernel/outside/payment-gateway.ts";
import type { Signed } from "#kernel/secrets/signed.ts";
import type { Purposes } from "../purposes.ts";
import { applyEvent } from "./apply-event.ts";
import { insertEvent, noteEffect } from "./payment-events.repository.ts";

/**
 * Records a gateway's event and applies it in one transaction. A repeated event changes nothing; one that
 * cannot be right is stored with an alert. Throws "not_found", "invalid_signature" or "gateway_unavailable".
 */
export async function receiveWebhook(
  deps: Deps,
  purposes: Purposes,
  name: string,
  signed: Signed,
): Promise<{ received: true }> {
  const gateway = [...deps.gateways.values()].find((known) => known.name === name);
  if (!gateway) throw new AppError("not_found");
  const event = await read(gateway, signed);
  const key = { gateway: gateway.name, eventId: event.eventId };
  const alert = await inTransaction(deps, async (deps) => {
    const isNew = await insertEvent(deps.db, { ...key, type: event.type, receivedAt: deps.clock.now() });
    if (!isNew) return undefined;
    const effect = await applyEvent(deps, purposes, gateway.name, event);
    await noteEffect(deps.db, key, { paymentId: effect.payment?.id ?? null, alert: effect.alert ?? null });
    return effect.alert;
  });
  if (alert) deps.log.warn({ ...key, type: event.type, alert }, "a gateway's event needs to be looked at");
  return { received: true };
}

/**
 * Some events are only complete after a request to the gateway; it resends an event that we did not accept.
 */
async function read(gateway: PaymentGateway, signed: Signed): Promise<GatewayEvent> {
  try {
    return await gateway.readEvent(signed);
  } catch (error) {
    throw error instanceof GatewayFailure ? new AppError("gateway_unavailable") : error;
  }
}
