import type { Product } from "@solodesk/contract/catalog/catalog.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import type { Selection } from "./use-selection.ts";

interface ProductPickBoxProps {
  product: Product;
  index: number;
  tabIndex: number;
  selection: Selection;
}

/** Ticks a product; with Shift, everything from the last one ticked. */
export const ProductPickBox = ({ product, index, tabIndex, selection }: ProductPickBoxProps) => (
  <Checkbox
    aria-label={t("Select {product}", { product: product.name })}
    tabIndex={tabIndex}
    checked={selection.chosen.has(product.id)}
    // Shift would select text.
    onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    onClick={(event) => selection.pick(index, product, event.shiftKey)}
  />
);
