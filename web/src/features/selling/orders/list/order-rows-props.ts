import type { Order, OrderRole } from "@solodesk/contract/selling/orders/order.ts";
import type { Opened } from "#ui/overlays/use-opened.ts";

/** A page of a list, as a table or as cards. */
export interface OrderRowsProps {
  label: string;
  role: OrderRole;
  orders: readonly Order[];
  zone: string;
  opened: Opened;
}
