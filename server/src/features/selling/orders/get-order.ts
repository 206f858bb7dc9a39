import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { findOwnOrder } from "./find-own-order.ts";
import { readOrder, shownTo } from "./list/read-orders.ts";

/** Throws "not_found" for an order that the user neither sold nor bought. */
export async function getOrder(
  deps: Pick<Deps, "db" | "secrets">,
  user: Pick<SessionUser, "id" | "viewer">,
  id: Id,
): Promise<Order> {
  const { row, role } = await findOwnOrder(deps.db, user.id, id);
  return shownTo(user, await readOrder(deps, row, role));
}
