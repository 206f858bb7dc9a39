// One seller's part of a priced cart, before it becomes an order.

import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { ItemKind } from "@solodesk/contract/selling/orders/item.ts";

export interface GroupLine {
  kind: ItemKind;
  /** Id of the product or the service. */
  id: Id;
  name: string;
  sku: string;
  imageUrl: string | null;
  /** Minor units. */
  unitPrice: number;
  /** What the catalogue's operator gets per piece; 0 for services, and if the marketplace itself sells. */
  unitWholesale: number;
  quantity: number;
  /** Was it taken from counted stock? */
  reserved: boolean;
  /** Services with a time only: the row that holds the time, and when it is. */
  appointmentId: Id | null;
  startsAt: Date | null;
  endsAt: Date | null;
}

export interface ReservedGroup {
  /** The future id of the order, set now because the payment returns to that order's page. */
  orderId: Id;
  /** Null if the marketplace itself sells. */
  storeId: Id | null;
  lines: GroupLine[];
  subtotal: number;
  shipping: number;
  tax: number;
}
