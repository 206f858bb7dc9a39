import { useAddressFilter } from "#ui/data/use-address-filter.ts";
import { type MyCatalogueQuery, myFilterIn } from "./my-catalogue-read.ts";

export interface MyFilter extends MyCatalogueQuery {
  /** Whether a filter is set; a sort order is not a filter. */
  isNarrow: boolean;
  typed: string;
  type: (text: string) => void;
  setCategory: (category: string) => void;
  setState: (state: string) => void;
  setSort: (sort: string) => void;
  clear: () => void;
}

/** The filters of the seller's own catalogue, kept in the address. */
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
