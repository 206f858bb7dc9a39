import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { packs } from "@solodesk/contract/selling/packs.ts";
import { findPack } from "#features/money/wallet/deposits/pack-visits.ts";
import { getAppointment } from "#features/scheduling/appointments/list/get-appointment.ts";
import type { Deps } from "#kernel/deps.ts";
import { findNumber, listUsable } from "./packs.repository.ts";

/**
 * The pack that pays for a seller's appointment, and those from which its customer, by email address or phone number, can
 * use a visit for it. Throws "not_found".
 */
export async function listPacks(deps: Deps, userId: Id, id: Id): Promise<Answer<typeof packs.list>> {
  const { db, clock } = deps;
  const { service, customer } = await getAppointment(deps, userId, id);
  const pack = await findPack(db, id);
  const orderNumber = pack && (await findNumber(db, pack.orderId));
  const found = service
    ? await listUsable(db, { userId, serviceId: service.id, ...customer, now: clock.now() })
    : [];
  return {
    used: pack && orderNumber ? { order_id: pack.orderId, order_number: String(orderNumber) } : null,
    data: found.map(({ orderId, number, line, left, expiresAt }) => ({
      order_id: orderId,
      order_number: String(number),
      line,
      left,
      expires_at: expiresAt.toISOString(),
    })),
  };
}
