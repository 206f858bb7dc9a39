import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { OrderActor } from "@solodesk/contract/selling/orders/order.ts";
import { returnStock } from "#features/catalog/catalog/stock/return-stock.ts";
import { releaseTimes } from "#features/scheduling/appointments/holds/release-times.ts";
import type { Deps } from "#kernel/deps.ts";
import type { OrderItemRow } from "../order-items.repository.ts";

/** The pieces that were taken from counted stock. */
export const stockOf = (items: readonly OrderItemRow[]) =>
  items.flatMap(({ productId: id, variantId, reserved, quantity }) =>
    id !== null && reserved && quantity > 0 ? [{ id, variantId, quantity }] : [],
  );

/**
 * Frees the stock and times of these items; returns the appointments that were cancelled. The caller's
 * conditional write keeps this from happening twice.
 */
export async function returnGoods(deps: Deps, items: readonly OrderItemRow[], by: OrderActor): Promise<Id[]> {
  await returnStock(deps.db, stockOf(items));
  const times = items.flatMap(({ appointmentId, quantity }) =>
    appointmentId !== null && quantity > 0 ? [appointmentId] : [],
  );
  return releaseTimes(deps, times, by === "buyer" ? "customer" : by);
}
