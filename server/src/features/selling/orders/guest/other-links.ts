import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { OrderLink } from "@solodesk/contract/selling/orders/order.ts";
import type { Deps } from "#kernel/deps.ts";
import { listOrdersOf, type OrderRow } from "../orders.repository.ts";
import { guestLinks } from "./guest-links.ts";

/**
 * Links to the other orders of the payment that the visitor returns from. Order links get forwarded, so only
 * a visitor who knows the payment id gets these.
 */
export async function otherLinks(
  deps: Pick<Deps, "db" | "secrets">,
  { id, paymentId }: OrderRow,
  back: Id | undefined,
): Promise<OrderLink[]> {
  if (back !== paymentId) return [];
  const placed = await listOrdersOf(deps.db, paymentId);
  return guestLinks(
    deps,
    placed.filter((order) => order.id !== id),
  );
}
