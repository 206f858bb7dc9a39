import type { Order, OrderRole } from "@solodesk/contract/selling/orders/order.ts";
import type { Opened } from "#ui/overlays/use-opened.ts";

/** Props of a page of orders, shared by the table and the cards. */
export interface OrderRowsProps {
  label: string;
  role: OrderRole;
  orders: readonly Order[];
  zone: string;
  opened: Opened;
}
