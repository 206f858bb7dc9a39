import type { Product } from "@solodesk/contract/catalog/catalog.ts";
import type { MouseEvent } from "react";
import type { Opened } from "#ui/overlays/use-opened.ts";

interface ProductNameProps {
  /** Id that describes the controls of its row. */
  id: string;
  product: Product;
  tabIndex: number;
  opened: Opened;
  className: string;
}

/** Opens all details. A plain anchor: the router's link would slow down each row that scrolls by. */
export function ProductName({ id, product, tabIndex, opened, className }: ProductNameProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    opened.open(product.id);
  };
  return (
    <p id={id} title={product.name} className={className}>
      <a
        href={opened.addressOf(product.id)}
        tabIndex={tabIndex}
        aria-haspopup="dialog"
        onClick={open}
        className="rounded-sm underline-offset-4 hover:underline"
      >
        {product.name}
      </a>
    </p>
  );
}
