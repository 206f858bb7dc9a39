import type { Product } from "@solodesk/contract/catalog.ts";
import { Button } from "#ui/button.tsx";
import type { ProductPages } from "./use-product-pages.ts";
import type { Selection } from "./use-selection.ts";

interface CatalogueSummaryProps {
  pages: ProductPages<Product>;
  selection: Selection;
  isSearch: boolean;
}

/** How many there are, and a way to tick all rows the list has by now. */
export function CatalogueSummary({ pages, selection, isSearch }: CatalogueSummaryProps) {
  const tickAll = () => void pages.between(0, pages.count - 1).then(selection.pickAll, () => undefined);
  return (
    <div className="flex min-h-8 items-center justify-between gap-4">
      <p role="status" className="figures text-faint text-sm">
        {pages.total === 1 ? "1 product" : `${pages.total.toLocaleString()} products`}
        {isSearch && ", best match first"}
      </p>
      <Button size="sm" look="ghost" className="-mr-3" onClick={tickAll}>
        {pages.count < pages.total ? `Select the first ${pages.count.toLocaleString()}` : "Select all"}
      </Button>
    </div>
  );
}
