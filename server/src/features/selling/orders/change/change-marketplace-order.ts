import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import type { ChangeOrder } from "@solodesk/contract/selling/orders.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import type { OrderKey } from "../orders.repository.ts";
import { changeFound, givesBack } from "./change-order.ts";
import { requireMarketplaceOrder } from "./require-marketplace-order.ts";

/**
 * Changes an order of the marketplace itself; the operator does this, because it has no seller. Throws as
 * changeOrder does; "confirmation_required" only for `operator`, who did it in a browser.
 */
export const changeMarketplaceOrder = (
  deps: Deps,
  key: OrderKey,
  change: ChangeOrder,
  operator?: SessionUser,
): Promise<Order> =>
  changeFound(
    deps,
    async (deps) => {
      const found = { row: await requireMarketplaceOrder(deps.db, key), role: "seller" as const };
      if (operator && givesBack(found, change)) await requireConfirmed(deps, operator);
      return found;
    },
    change,
  );
