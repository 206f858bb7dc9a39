import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import type { Deps } from "#kernel/deps.ts";
import { requireMarketplaceOrder } from "./change/require-marketplace-order.ts";
import { readOrder } from "./list/read-orders.ts";
import type { OrderRef } from "./orders.repository.ts";

/** Throws "not_found". */
export const getMarketplaceOrder = async (
  deps: Pick<Deps, "db" | "secrets">,
  key: OrderRef,
): Promise<Order> => readOrder(deps, await requireMarketplaceOrder(deps.db, key), "seller");
