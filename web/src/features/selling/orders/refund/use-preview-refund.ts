import type { Id } from "@solodesk/contract/kernel/id.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useDebounced } from "#ui/data/use-debounced.ts";
import { type RefundRequest, refundQuery } from "./refund-request.ts";

/** Previews a refund's split and consequences. The previous preview stays while a new one loads. */
export function usePreviewRefund(id: Id, request: RefundRequest | undefined) {
  const typed = JSON.stringify(request);
  const isSettled = useDebounced(typed, 200) === typed;
  const options = {
    quiet: true,
    enabled: request !== undefined && isSettled,
    keepPrevious: true,
    fresh: true,
  } as const;
  // The reason does not affect the preview; a constant avoids a request for each typed character.
  const body = { restock: false, ...request, reason: "?" };
  const split = useRead(readOf(orders.previewRefund, { params: { id }, body }), options);
  const query = refundQuery(request);
  const told = useRead(readOf(orders.previewConsequences, { params: { id }, query }), options);
  const isLate = (one: typeof split | typeof told) => one.isPlaceholderData || one.isFetching;
  return {
    split: split.data?.data,
    consequences: told.data?.data,
    // Both fail for the same reasons, except that only the consequences can fail with "debt_limit".
    error: split.error ?? told.error,
    isBehind: !isSettled || isLate(split) || isLate(told),
    retry: () => {
      for (const one of [split, told]) if (one.error) void one.refetch();
    },
  };
}
