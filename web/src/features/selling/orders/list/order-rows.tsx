import { useMedia } from "#ui/layout/use-media.ts";
import { OrderCards } from "./order-cards.tsx";
import type { OrderRowsProps } from "./order-rows-props.ts";
import { OrderTable } from "./order-table.tsx";

/** A page of orders: a table, or cards below 768 px. */
export function OrderRows(props: OrderRowsProps) {
  const isTable = useMedia("(min-width: 768px)");
  return isTable ? <OrderTable {...props} /> : <OrderCards {...props} />;
}
