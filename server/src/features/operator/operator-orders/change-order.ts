import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import type { ChangeOrder } from "@solodesk/contract/selling/orders.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { changeMarketplaceOrder } from "#features/selling/orders/change/change-marketplace-order.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";

/** Throws "confirmation_required" for a cancellation, which refunds what was paid, and what changeMarketplaceOrder throws. */
export async function changeOperatorOrder(
  deps: Deps,
  operator: SessionUser,
  id: Id,
  change: ChangeOrder,
): Promise<Order> {
  if (change.status === "cancelled") await requireConfirmed(deps, operator);
  const order = await changeMarketplaceOrder(deps, id, change);
  deps.log.info(
    { operator: operator.id, order: order.number, status: order.status },
    "an operator changed an order",
  );
  return order;
}
