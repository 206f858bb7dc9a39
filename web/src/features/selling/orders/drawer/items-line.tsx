import type { OrderItem } from "@solodesk/contract/selling/orders/order.ts";
import { classes } from "#ui/look/classes.ts";
import { itemParts } from "../order-words.ts";

interface ItemsLineProps {
  items: readonly OrderItem[];
  className?: string;
}

/** The ordered items in one line; if it is too long, the name is cut and the rest ("and 2 more") stays. */
export function ItemsLine({ items, className }: ItemsLineProps) {
  const { name, more } = itemParts(items);
  return (
    <p dir="auto" className={classes("flex", className)}>
      <span className="truncate">{name}</span>
      {more && <span className="shrink-0 whitespace-pre">{more}</span>}
    </p>
  );
}
