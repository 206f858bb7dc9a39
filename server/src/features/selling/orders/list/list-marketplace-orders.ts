import type { Order, OrderStatus } from "@solodesk/contract/selling/orders/order.ts";
import type { Deps } from "#kernel/deps.ts";
import { countOrdersByStatus, listOrderPage } from "./order-list.repository.ts";
import { parseWords } from "./parse-order-filter.ts";
import { readOrders } from "./read-orders.ts";

interface Wanted {
  status: OrderStatus | undefined;
  limit: number;
  offset?: number;
  /** As in the seller's list of orders. */
  q?: string;
}

/** Orders that the marketplace itself sold, newest first, and how many there are, also by status. */
export async function listMarketplaceOrders(
  deps: Pick<Deps, "db" | "secrets">,
  { status, limit, offset = 0, q = "" }: Wanted,
): Promise<{ orders: Order[]; total: number; counts: Record<OrderStatus, number> }> {
  const { db } = deps;
  const filter = { whose: { storeId: null }, placed: {}, ...parseWords(q) };
  const rows = await listOrderPage(db, filter, status, { limit, offset });
  const counts = await countOrdersByStatus(db, filter);
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  return { orders: await readOrders(deps, rows, "seller"), total: status ? counts[status] : all, counts };
}
