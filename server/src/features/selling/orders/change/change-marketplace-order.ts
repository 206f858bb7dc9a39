import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import type { ChangeOrder } from "@solodesk/contract/selling/orders.ts";
import type { Deps } from "#kernel/deps.ts";
import type { OrderRef } from "../orders.repository.ts";
import { changeFound, givesBack } from "./change-order.ts";
import { requireMarketplaceOrder } from "./require-marketplace-order.ts";

/**
 * Changes an order of the marketplace itself; the operator does this, because it has no seller. Throws as
 * changeOrder does. `confirm` is called before money is refunded, and throws to prevent it.
 */
export const changeMarketplaceOrder = (
  deps: Deps,
  key: OrderRef,
  change: ChangeOrder,
  confirm?: (deps: Deps) => Promise<void>,
): Promise<Order> =>
  changeFound(
    deps,
    async (deps) => {
      const found = { row: await requireMarketplaceOrder(deps.db, key), role: "seller" as const };
      if (givesBack(found, change)) await confirm?.(deps);
      return found;
    },
    change,
  );
