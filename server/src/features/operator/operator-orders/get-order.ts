import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { operatorOrders } from "@solodesk/contract/operator/operator-orders.ts";
import { getMarketplaceOrder } from "#features/selling/orders/get-marketplace-order.ts";
import type { Deps } from "#kernel/deps.ts";

/** Throws "not_found", also for an order that a store sold. */
export const getOperatorOrder = async (
  deps: Pick<Deps, "db" | "secrets">,
  id: Id,
): Promise<Answer<typeof operatorOrders.getOrder>> => ({ data: await getMarketplaceOrder(deps, id) });
