import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import type { SoughtOrders } from "@solodesk/contract/selling/orders.ts";
import type { Deps } from "#kernel/deps.ts";
import { listAfter } from "./order-list.repository.ts";
import { readOrders } from "./read-orders.ts";
import { soughtOrders } from "./sought-orders.ts";

const BATCH = 500;

/** All that a list with these wishes shows, newest first, some at a time. */
export async function* exportOrders(
  { db }: Pick<Deps, "db">,
  userId: Id,
  wanted: SoughtOrders,
): AsyncGenerator<Order[]> {
  const meant = await soughtOrders(db, userId, wanted);
  if (!meant) return;
  const { sought, status } = meant;
  for (let rows = await listAfter(db, sought, status, BATCH); rows.length > 0; ) {
    yield readOrders(db, rows, wanted.role);
    if (rows.length < BATCH) return;
    rows = await listAfter(db, sought, status, BATCH, rows.at(-1));
  }
}
