import type { Product } from "@solodesk/contract/catalog/catalog.ts";
import type { ProductPages } from "./list/use-product-pages.ts";
import { SelectAll } from "./select/select-all.tsx";
import type { Selection } from "./select/use-selection.ts";

interface CatalogueSummaryProps {
  pages: ProductPages<Product>;
  selection: Selection;
  isSearch: boolean;
}

/** How many there are, and a way to tick all rows the list has by now. */
export const CatalogueSummary = ({ pages, selection, isSearch }: CatalogueSummaryProps) => (
  <div className="flex min-h-8 items-center justify-between gap-4">
    <p role="status" className="figures text-faint text-sm">
      {pages.total === 1 ? "1 product" : `${pages.total.toLocaleString()} products`}
      {isSearch && ", best match first"}
    </p>
    <SelectAll pages={pages} selection={selection} />
  </div>
);
