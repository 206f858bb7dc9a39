import { listIn, type WantedList } from "#kernel/api/wanted-list.ts";
import { useAddressFilter } from "./use-address-filter.ts";

export interface ListFilter extends WantedList {
  /** Whether anything is left out. */
  isNarrow: boolean;
  typed: string;
  type: (text: string) => void;
  setFrom: (day: string) => void;
  setTo: (day: string) => void;
  clear: () => void;
}

/** What is wanted of a list; every choice begins at the first page. */
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
