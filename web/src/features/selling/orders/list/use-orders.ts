import { useRead } from "#kernel/api/query.ts";
import { type OrdersQuery, orderFilter, ordersRead } from "../orders-read.ts";

/**
 * Fetches one page of orders. When the search, days or page change, the previous rows stay until the new ones
 * load; another role or status starts empty.
 */
export function useOrders(wanted: OrdersQuery) {
  const { role, status } = orderFilter(wanted);
  return useRead(ordersRead(wanted), {
    keepPrevious: ({ query }) => query?.["role"] === role && query?.["status"] === status,
  });
}

/** Returns the number of orders per status, from the same response. */
export function useOrderCounts(wanted: OrdersQuery) {
  const { role } = orderFilter(wanted);
  return useRead(ordersRead(wanted), {
    keepPrevious: ({ query }) => query?.["role"] === role,
    select: ({ counts }) => counts,
  }).data;
}
