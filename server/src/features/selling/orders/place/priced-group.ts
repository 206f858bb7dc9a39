// What a cart came to for one seller, before it is an order.

import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { ItemKind } from "@solodesk/contract/selling/checkout/cart.ts";

export interface GroupLine {
  kind: ItemKind;
  /** The product's or the service's. */
  id: Id;
  name: string;
  sku: string;
  imageUrl: string | null;
  /** Minor units. */
  unitPrice: number;
  /** What the catalogue's operator gets of it; 0 for services, and where the marketplace itself sells. */
  unitWholesale: number;
  quantity: number;
  /** Was it taken from counted stock? */
  reserved: boolean;
  /** Of a service with a time: the row that keeps it, and when. */
  appointmentId: Id | null;
  startsAt: Date | null;
  endsAt: Date | null;
}

export interface PricedGroup {
  /** What its order will be called by: the way back from the payment leads to that order's page. */
  orderId: Id;
  /** Null: the marketplace itself. */
  storeId: Id | null;
  lines: GroupLine[];
  subtotal: number;
  shipping: number;
  tax: number;
}
