import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { OrderItemRow } from "../order-items.repository.ts";
import type { OrderRow } from "../orders.repository.ts";

/** What one seller sells of a cart, with its stock and times held, before it becomes an order. */
export interface ReservedGroup
  extends Pick<
    OrderRow,
    | "storeId"
    | "subtotal"
    | "discount"
    | "discounts"
    | "giftCards"
    | "shipping"
    | "tax"
    | "total"
    | "dueLater"
    | "policySha256"
  > {
  /** The future id of the order, set now because the payment returns to that order's page. */
  orderId: Id;
  items: OrderItemRow[];
  /** Those that the seller's pages are in. */
  languages: Store["languages"];
}
