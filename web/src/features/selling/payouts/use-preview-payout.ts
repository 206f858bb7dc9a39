import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDebounced } from "#ui/data/use-debounced.ts";
import { previewRead } from "./payouts-read.ts";

/** What an amount would be made of; the rows of a moment ago stay until the new ones come. */
export function usePreviewPayout(amount: number | undefined) {
  const wanted = useDebounced(amount, 200);
  const preview = useQuery({
    ...previewRead(wanted),
    meta: { quiet: true },
    placeholderData: keepPreviousData,
  });
  return { ...preview, isBehind: wanted !== amount || preview.isPlaceholderData };
}
