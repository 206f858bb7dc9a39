import { useQuery } from "@tanstack/react-query";
import { orderQuery, ordersRead, type WantedOrders } from "../orders-read.ts";

/** One page. Other words, days and pages show what was there until they come; another view begins anew. */
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

/** How many there are of each status; out of the same answer. */
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
