import type { Product } from "@solodesk/contract/catalog/catalog.ts";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import type { Selection } from "./use-selection.ts";

interface PickBoxProps {
  product: Product;
  index: number;
  tabIndex: number;
  selection: Selection;
}

/** Ticks a product; with Shift, everything from the last one ticked. */
export const PickBox = ({ product, index, tabIndex, selection }: PickBoxProps) => (
  <Checkbox
    aria-label={`Select ${product.name}`}
    tabIndex={tabIndex}
    checked={selection.chosen.has(product.id)}
    // Shift would select text.
    onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    onClick={(event) => selection.pick(index, product, event.shiftKey)}
  />
);
