import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { operatorOrders } from "@solodesk/contract/operator/operator-orders.ts";
import { previewMarketplaceCancellation } from "#features/selling/orders/refund/preview-consequences.ts";
import type { Deps } from "#kernel/deps.ts";

/** Throws "not_found", "invalid_transition", "not_refundable". */
export const previewOperatorCancellation = async (
  deps: Deps,
  id: Id,
): Promise<Answer<typeof operatorOrders.previewCancellation>> => ({
  data: await previewMarketplaceCancellation(deps, id),
});
