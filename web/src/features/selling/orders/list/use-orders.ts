import { useQuery } from "@tanstack/react-query";
import { orderQuery, ordersRead, type WantedOrders } from "../orders-read.ts";

/**
 * Fetches one page of orders. When the search, days or page change, the previous rows stay until the new ones
 * load; another role or status starts empty.
 */
export function useOrders(wanted: WantedOrders) {
  const { role, status } = orderQuery(wanted);
  return useQuery({
    ...ordersRead(wanted),
    placeholderData: (before, query) =>
      query?.queryKey.some(
        (part) => typeof part === "object" && part.query?.role === role && part.query?.status === status,
      )
        ? before
        : undefined,
  });
}

/** Returns the number of orders per status, from the same response. */
export function useOrderCounts(wanted: WantedOrders) {
  const { role } = orderQuery(wanted);
  return useQuery({
    ...ordersRead(wanted),
    placeholderData: (before, query) =>
      query?.queryKey.some((part) => typeof part === "object" && part.query?.role === role)
        ? before
        : undefined,
    select: ({ counts }) => counts,
  }).data;
}
