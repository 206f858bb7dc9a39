import type { Product } from "@solodesk/contract/catalog/catalog.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Button } from "#ui/forms/button.tsx";
import type { ProductPages } from "../list/use-product-pages.ts";
import type { Selection } from "./use-selection.ts";

interface SelectAllProps {
  pages: ProductPages<Product>;
  selection: Selection;
}

/** Ticks all rows loaded so far. */
export const SelectAll = ({ pages, selection }: SelectAllProps) => (
  <Button
    size="sm"
    look="ghost"
    className="-me-3"
    onClick={() => void pages.between(0, pages.count - 1).then(selection.pickAll, () => undefined)}
  >
    {pages.count < pages.total
      ? t("{count, plural, other {Select the first #}}", { count: pages.count })
      : t("Select all")}
  </Button>
);
