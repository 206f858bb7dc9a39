import { type OrderActor, type OrderStatus, orderSteps } from "@solodesk/contract/selling/orders/order.ts";
import type { OrderRow } from "./orders.repository.ts";

type Stage = Pick<OrderRow, "status" | "paidAt" | "shippingAddress">;

/**
 * Orders with an address are shipped before they are delivered, others are never shipped, and no order is
 * paid twice.
 */
function fits({ status, paidAt, shippingAddress }: Stage, to: OrderStatus): boolean {
  const ships = shippingAddress !== null;
  if (to === "paid") return paidAt === null;
  if (to === "shipped") return ships;
  return to !== "delivered" || status === "shipped" || !ships;
}

export const nextOrderStatuses = (order: Stage, by: OrderActor): OrderStatus[] =>
  (orderSteps[by][order.status] ?? []).filter((to) => fits(order, to));

export const canOrderBecome = (order: Stage, to: OrderStatus, by: OrderActor): boolean =>
  nextOrderStatuses(order, by).includes(to);
