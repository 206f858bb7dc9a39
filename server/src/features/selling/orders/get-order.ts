import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import type { Deps } from "#kernel/deps.ts";
import { findOwnOrder } from "./find-own-order.ts";
import { readOrder } from "./list/read-orders.ts";

/** Throws "not_found" for an order that the user neither sold nor bought. */
export async function getOrder({ db }: Pick<Deps, "db">, userId: Id, id: Id): Promise<Order> {
  const { row, role } = await findOwnOrder(db, userId, id);
  return readOrder(db, row, role);
}
