import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import type { Deps } from "#kernel/deps.ts";
import { readOrder } from "./read-orders.ts";
import { requireMarketplaceOrder } from "./require-marketplace-order.ts";

/** Throws "not_found". */
export const getMarketplaceOrder = async ({ db }: Pick<Deps, "db">, number: number): Promise<Order> =>
  readOrder(db, await requireMarketplaceOrder(db, number), "seller");
