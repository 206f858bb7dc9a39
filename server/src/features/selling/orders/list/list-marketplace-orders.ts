import type { Order, OrderStatus } from "@solodesk/contract/selling/orders/order.ts";
import type { Deps } from "#kernel/deps.ts";
import { countOrdersByStatus, listOrderPage } from "./order-list.repository.ts";
import { readOrders } from "./read-orders.ts";

interface Wanted {
  status: OrderStatus | undefined;
  limit: number;
}

/** Orders that the marketplace itself sold, newest first, and their total number. */
export async function listMarketplaceOrders(
  deps: Pick<Deps, "db" | "secrets">,
  { status, limit }: Wanted,
): Promise<{ orders: Order[]; total: number }> {
  const { db } = deps;
  const filter = { whose: { storeId: null }, placed: {}, q: "" };
  const rows = await listOrderPage(db, filter, status, { limit, offset: 0 });
  const counts = await countOrdersByStatus(db, filter);
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  return { orders: await readOrders(deps, rows, "seller"), total: status ? counts[status] : all };
}
