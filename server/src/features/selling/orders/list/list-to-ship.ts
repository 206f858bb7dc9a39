import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import type { Deps } from "#kernel/deps.ts";
import { listUnshipped } from "./order-list.repository.ts";
import { readOrders } from "./read-orders.ts";

/** The first `limit` orders that a store has to ship, oldest first, and how many there are. */
export async function listToShip(
  deps: Pick<Deps, "db" | "secrets">,
  storeId: Id,
  limit: number,
): Promise<{ orders: Order[]; count: number }> {
  const { rows, count } = await listUnshipped(deps.db, storeId, limit);
  return { orders: await readOrders(deps, rows, "seller"), count };
}
