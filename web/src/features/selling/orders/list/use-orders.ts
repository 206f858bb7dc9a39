import { useRead } from "#kernel/api/query.ts";
import { orderQuery, ordersRead, type WantedOrders } from "../orders-read.ts";

/**
 * Fetches one page of orders. When the search, days or page change, the previous rows stay until the new ones
 * load; another role or status starts empty.
 */
export function useOrders(wanted: WantedOrders) {
  const { role, status } = orderQuery(wanted);
  return useRead(ordersRead(wanted), {
    keepPrevious: ({ query }) => query?.["role"] === role && query?.["status"] === status,
  });
}

/** Returns the number of orders per status, from the same response. */
export function useOrderCounts(wanted: WantedOrders) {
  const { role } = orderQuery(wanted);
  return useRead(ordersRead(wanted), {
    keepPrevious: ({ query }) => query?.["role"] === role,
    select: ({ counts }) => counts,
  }).data;
}
