import type { OrderItem } from "@solodesk/contract/selling/orders/order.ts";
import type { ReactNode } from "react";
import { itemName } from "#kernel/text/pack-in-words.ts";
import { rich } from "#kernel/text/rich.tsx";
import { classes } from "#ui/look/classes.ts";

interface ItemsLineProps {
  items: readonly OrderItem[];
  className?: string;
}

/** The ordered items in one line; if it is too long, the name is cut and the rest ("and 2 more") stays. */
export function ItemsLine({ items, className }: ItemsLineProps) {
  const [first, ...others] = items;
  if (!first) return null;
  const item = (name: ReactNode) => <span className="truncate">{name}</span>;
  const rest = (more: ReactNode) => <span className="shrink-0 whitespace-pre">{more}</span>;
  return (
    <p dir="auto" className={classes("flex", className)}>
      {others.length > 0 ? (
        rich("<item>{name}</item><rest> and {count, number} more</rest>", {
          name: itemName(first),
          count: others.length,
          item,
          rest,
        })
      ) : (
        <>
          {item(itemName(first))}
          {first.kind !== "pack" && first.quantity > 1 && rest(` × ${first.quantity}`)}
        </>
      )}
    </p>
  );
}
