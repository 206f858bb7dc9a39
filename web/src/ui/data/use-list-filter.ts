import { type ListQuery, listIn } from "#kernel/api/list-query.ts";
import { useAddressFilter } from "./use-address-filter.ts";

export interface ListFilter extends ListQuery {
  /** Whether a search or date filter is set. */
  isNarrow: boolean;
  typed: string;
  type: (text: string) => void;
  setFrom: (day: string) => void;
  setTo: (day: string) => void;
  clear: () => void;
}

/** The search, dates and page of a list, from the address. Every change returns to the first page. */
export function useListFilter(): ListFilter {
  const { query, typed, type, choose, clear } = useAddressFilter("page");
  const wanted = listIn(query);
  return {
    ...wanted,
    isNarrow: wanted.q !== "" || wanted.from !== "" || wanted.to !== "",
    typed,
    type,
    setFrom: (from) => choose({ from }),
    setTo: (to) => choose({ to }),
    clear: () => clear("from", "to"),
  };
}
