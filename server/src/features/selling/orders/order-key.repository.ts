import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, inArray, type SQL } from "drizzle-orm";
import type { orderChanges, orderItems } from "./orders.table.ts";

/** By what the rows of an order are found: each of them names its store as well. */
export interface OrderKey {
  id: Id;
  /** Null: the marketplace itself sells it. */
  storeId: Id | null;
}

/** No stores if one of these is an order of the marketplace, whose rows name none. */
export function keysOf(of: readonly OrderKey[]): { orderIds: Id[]; storeIds: Id[] } {
  const stores = of.flatMap(({ storeId }) => storeId ?? []);
  return {
    orderIds: of.map(({ id }) => id),
    storeIds: stores.length === of.length ? [...new Set(stores)] : [],
  };
}

/** The rows of these orders. */
export function areOf(
  table: typeof orderItems | typeof orderChanges,
  of: readonly OrderKey[],
): SQL | undefined {
  const { orderIds, storeIds } = keysOf(of);
  return and(
    storeIds.length > 0 ? inArray(table.storeId, storeIds) : undefined,
    inArray(table.orderId, orderIds),
  );
}
