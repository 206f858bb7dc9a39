import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import type { ChangeOrder } from "@solodesk/contract/selling/orders.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { changeMarketplaceOrder } from "#features/selling/orders/change/change-marketplace-order.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";

/** Throws "confirmation_required" if money is refunded, and what changeMarketplaceOrder throws. */
export async function changeOperatorOrder(
  deps: Deps,
  operator: SessionUser,
  id: Id,
  change: ChangeOrder,
): Promise<Order> {
  const order = await changeMarketplaceOrder(deps, id, change, async (deps) => {
    await requireConfirmed(deps, operator);
  });
  deps.log.info(
    { operator: operator.id, order: order.number, status: order.status },
    "an operator changed an order",
  );
  return order;
}
