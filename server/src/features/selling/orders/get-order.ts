import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import type { Deps } from "#kernel/deps.ts";
import { findOwnOrder } from "./find-own-order.ts";
import { readOrder } from "./list/read-orders.ts";

/** Throws "not_found" for an order that the user neither sold nor bought. */
export async function getOrder(deps: Pick<Deps, "db" | "secrets">, userId: Id, id: Id): Promise<Order> {
  const { row, role } = await findOwnOrder(deps.db, userId, id);
  return readOrder(deps, row, role);
}
