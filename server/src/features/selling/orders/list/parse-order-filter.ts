import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { OrderStatus } from "@solodesk/contract/selling/orders/order.ts";
import type { OrderFilter } from "@solodesk/contract/selling/orders.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import type { Db } from "#kernel/database/db.ts";
import { dayRange } from "#kernel/time/day-range.ts";
import type { OrderConditions } from "./order-list.repository.ts";

interface ParsedFilter {
  filter: OrderConditions;
  status: OrderStatus | undefined;
}

/**
 * Undefined if nothing can be found: a user without a store has no sales. Days are in the store's time zone,
 * or in UTC without a store.
 */
export async function parseOrderFilter(
  db: Db,
  userId: Id,
  { role, status, from, to, q }: OrderFilter,
): Promise<ParsedFilter | undefined> {
  const store = await findStoreOfUser(db, userId);
  if (role === "seller" && !store) return undefined;
  const zone = store?.timezone ?? "UTC";
  const placed = {
    ...(from !== undefined && { from: dayRange(zone, from).from }),
    ...(to !== undefined && { to: dayRange(zone, to).to }),
  };
  const whose = role === "seller" && store ? { storeId: store.id } : { buyerId: userId };
  return {
    filter: { whose, placed, ...parseWords(q) },
    status: status === "all" ? undefined : status,
  };
}

/** "#1032" is the order with that number, and no other. */
export function parseWords(q: string): Pick<OrderConditions, "q" | "number"> {
  const number = /^#(\d{1,12})$/.exec(q)?.[1];
  return number === undefined ? { q } : { q: "", number: Number(number) };
}
