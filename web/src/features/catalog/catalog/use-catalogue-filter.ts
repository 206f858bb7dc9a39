import { useAddressFilter } from "#ui/data/use-address-filter.ts";
import { type CatalogueQuery, filterIn } from "./catalogue-read.ts";

export interface CatalogueFilter extends CatalogueQuery {
  typed: string;
  type: (text: string) => void;
  setCategory: (category: string) => void;
  setSort: (sort: string) => void;
  clear: () => void;
}

/** The filters of the shared catalogue, kept in the address. */
export function useCatalogueFilter(): CatalogueFilter {
  const { query, typed, type, choose, clear } = useAddressFilter();
  return {
    ...filterIn(query),
    typed,
    type,
    setCategory: (category) => choose({ category }),
    setSort: (sort) => choose({ sort: sort === "default" ? "" : sort }),
    clear: () => clear("category"),
  };
}
