import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { OrderActor } from "@solodesk/contract/selling/orders/order.ts";
import { returnStock } from "#features/catalog/catalog/stock/return-stock.ts";
import { releaseTimes } from "#features/scheduling/appointments/holds/release-times.ts";
import type { Deps } from "#kernel/deps.ts";
import type { OrderItemRow } from "../order-items.repository.ts";

type Line = Pick<OrderItemRow, "productId" | "appointmentId" | "reserved" | "quantity">;

/** The pieces that were taken from counted stock. */
export const stockOf = (lines: readonly Line[]) =>
  lines.flatMap(({ productId: id, reserved, quantity }) =>
    id !== null && reserved && quantity > 0 ? [{ id, quantity }] : [],
  );

/**
 * Frees the stock and times of these lines; returns the appointments that were cancelled. The caller's
 * conditional write keeps this from happening twice.
 */
export async function returnGoods(deps: Deps, lines: readonly Line[], by: OrderActor): Promise<Id[]> {
  await returnStock(deps.db, stockOf(lines));
  const times = lines.flatMap(({ appointmentId, quantity }) =>
    appointmentId !== null && quantity > 0 ? [appointmentId] : [],
  );
  return releaseTimes(deps, times, by === "buyer" ? "customer" : by);
}
