import type { ListedProduct } from "@solodesk/contract/catalog/catalog.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { CircleDashed } from "lucide-react";
import type { RowWiring } from "../list/endless-shape.ts";

interface ChangedMarkProps {
  product: ListedProduct;
  wiring: RowWiring;
  onOpen: (product: ListedProduct) => void;
}

/** Marks a product that differs from its source by now; a press shows the differences. */
export function ChangedMark({ product, wiring, onOpen }: ChangedMarkProps) {
  if (product.changes.length === 0) return null;
  return (
    <button
      {...wiring}
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen(product)}
      className="-my-1 me-2 inline-flex h-6 items-center gap-1 rounded-sm align-middle font-medium text-waiting underline-offset-4 hover:underline max-md:flex touch:my-0 touch:h-11"
    >
      <CircleDashed aria-hidden="true" className="size-3.5" />
      {t("Changed at source")}
    </button>
  );
}
