import type { WantedItem } from "@solodesk/contract/selling/checkout/cart.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useDebounced } from "#ui/data/use-debounced.ts";
import { wantedItem } from "./wanted-items.ts";

/** Fetches what the cart costs now. The previous figures stay while new ones load. */
export function usePreview(lines: readonly WantedItem[]) {
  const settled = useDebounced(lines, 150);
  const items = settled.map(wantedItem);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useRead(
    readOf(checkout.preview, { body: { items } }),
    {
      enabled: items.length > 0,
      keepPrevious: true,
      // Prices and stock may change at any time, so a cached preview is never reused unchecked.
      fresh: true,
    },
  );
  const isBehind = isPlaceholderData || settled !== lines;
  return { preview: data, asked: items, isError, isFetching, isBehind, refetch };
}
