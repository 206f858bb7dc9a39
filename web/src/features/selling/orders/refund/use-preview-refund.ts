import type { Id } from "@solodesk/contract/kernel/id.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { readOf } from "#kernel/api/query.ts";
import { useDebounced } from "#ui/data/use-debounced.ts";
import { type RefundWish, refundQuery } from "./refund-wish.ts";

/** Who would pay what, and what would follow; what was told a moment ago stays until the new comes. */
export function usePreviewRefund(id: Id, wish: RefundWish | undefined) {
  const typed = JSON.stringify(wish);
  const isSettled = useDebounced(typed, 200) === typed;
  const options = {
    meta: { quiet: true },
    enabled: wish !== undefined && isSettled,
    placeholderData: keepPreviousData,
    staleTime: 0,
  } as const;
  // The reason changes nothing of it, so it is not asked for anew with each of its letters.
  const body = { restock: false, ...wish, reason: "?" };
  const split = useQuery({ ...readOf(orders.previewRefund, { params: { id }, body }), ...options });
  const query = refundQuery(wish);
  const told = useQuery({ ...readOf(orders.previewConsequences, { params: { id }, query }), ...options });
  const isLate = (one: typeof split | typeof told) => one.isPlaceholderData || one.isFetching;
  return {
    split: split.data?.data,
    consequences: told.data?.data,
    // Both are refused for the same thing, save that only one knows what may be owed.
    error: split.error ?? told.error,
    isBehind: !isSettled || isLate(split) || isLate(told),
    retry: () => {
      for (const one of [split, told]) if (one.error) void one.refetch();
    },
  };
}
