import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import { paginate, sliceOf } from "@solodesk/contract/kernel/page.ts";
import type { operatorOrders } from "@solodesk/contract/operator/operator-orders.ts";
import { listMarketplaceOrders } from "#features/selling/orders/list/list-marketplace-orders.ts";
import type { Deps } from "#kernel/deps.ts";

/** The orders that the marketplace itself sold, newest first. */
export async function listOperatorOrders(
  deps: Pick<Deps, "db" | "secrets">,
  { status, q, ...page }: Parsed<typeof operatorOrders.listOrders>["query"],
): Promise<Answer<typeof operatorOrders.listOrders>> {
  const { orders, total, counts } = await listMarketplaceOrders(deps, { status, q, ...sliceOf(page) });
  return { orders, pagination: paginate(page.page, page.page_size, total), counts };
}
