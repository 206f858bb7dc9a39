import type { Id } from "@solodesk/contract/kernel/id.ts";
import { orders } from "@solodesk/contract/orders.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { readOf } from "#kernel/query.ts";
import { useDebounced } from "#ui/use-debounced.ts";
import type { RefundWish } from "./refund-wish.ts";

/** Who would pay what; the figures of a moment ago stay until the new ones come. */
export function usePreviewRefund(id: Id, wish: RefundWish | undefined) {
  const typed = JSON.stringify(wish);
  const isSettled = useDebounced(typed, 200) === typed;
  // The reason changes no figure, so they are not asked for anew with each of its letters.
  const body = { restock: false, ...wish, reason: "?" };
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    ...readOf(orders.previewRefund, { params: { id }, body }),
    meta: { quiet: true },
    enabled: wish !== undefined && isSettled,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { split: data?.data, error, isBehind: !isSettled || isPlaceholderData || isFetching };
}
