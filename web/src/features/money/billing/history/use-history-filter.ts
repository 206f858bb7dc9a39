import { useAddressFilter } from "#ui/data/use-address-filter.ts";
import { type HistoryQuery, historyIn } from "./history-read.ts";

export interface HistoryFilter extends HistoryQuery {
  isNarrow: boolean;
  choose: (changes: Partial<Record<"status" | "kind" | "from" | "to", string>>) => void;
  clear: () => void;
}

/** The filters are kept in the address; changing one returns to the first page. */
export function useHistoryFilter(): HistoryFilter {
  const { query, choose, clear } = useAddressFilter("page");
  const wanted = historyIn(query);
  return {
    ...wanted,
    isNarrow: [wanted.status, wanted.kind, wanted.from, wanted.to].some((part) => part !== ""),
    choose,
    clear: () => clear("status", "kind", "from", "to"),
  };
}
