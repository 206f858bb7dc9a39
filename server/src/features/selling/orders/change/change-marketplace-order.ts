import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import type { ChangeOrder } from "@solodesk/contract/selling/orders.ts";
import type { Deps } from "#kernel/deps.ts";
import type { OrderRef } from "../orders.repository.ts";
import { changeFound } from "./change-order.ts";
import { requireMarketplaceOrder } from "./require-marketplace-order.ts";

/**
 * Changes an order of the marketplace itself; the operator does this, because it has no seller. Throws as
 * changeOrder does.
 */
export const changeMarketplaceOrder = (deps: Deps, key: OrderRef, change: ChangeOrder): Promise<Order> =>
  changeFound(
    deps,
    async ({ db }) => ({ row: await requireMarketplaceOrder(db, key), role: "seller" }),
    change,
  );
