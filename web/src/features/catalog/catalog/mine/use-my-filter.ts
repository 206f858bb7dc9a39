import { useAddressFilter } from "#ui/data/use-address-filter.ts";
import { myFilterIn, type WantedListings } from "./my-catalogue-read.ts";

export interface MyFilter extends WantedListings {
  /** Whether anything is left out; an order leaves nothing out. */
  isNarrow: boolean;
  typed: string;
  type: (text: string) => void;
  setCategory: (category: string) => void;
  setState: (state: string) => void;
  setSort: (sort: string) => void;
  clear: () => void;
}

/** What is wanted of one's own catalogue. */
export function useMyFilter(): MyFilter {
  const { query, typed, type, choose, clear } = useAddressFilter();
  const wanted = myFilterIn(query);
  return {
    ...wanted,
    isNarrow: wanted.q !== "" || wanted.category !== "" || wanted.state !== "",
    typed,
    type,
    setCategory: (category) => choose({ category }),
    setState: (state) => choose({ state }),
    setSort: (sort) => choose({ sort: sort === "default" ? "" : sort }),
    clear: () => clear("category", "state"),
  };
}
