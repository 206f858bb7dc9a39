import type { Deps } from "#kernel/deps.ts";
import { listItems, type OrderItemRow } from "../order-items.repository.ts";
import { type OrderRow, updateOrder } from "../orders.repository.ts";
import { returnGoods } from "../refund/return-goods.ts";
import { recordOrderEvent } from "./record-order-event.ts";

/**
 * Ends an unpaid order and frees what was held for it, but the uses of its discounts: see `returnUses`. Undefined if the order
 * has changed meanwhile.
 */
export async function cancelUnpaid(
  deps: Deps,
  before: OrderRow,
  ending: { status: "cancelled" | "expired"; by: "buyer" | "system"; note?: string },
  given?: readonly OrderItemRow[],
): Promise<OrderRow | undefined> {
  const { status, by, note = "" } = ending;
  const row = await updateOrder(deps.db, before, { status, restocked: true }, deps.clock.now());
  if (!row) return undefined;
  const items = given ?? (await listItems(deps.db, [row]));
  await returnGoods(deps, items, by);
  await recordOrderEvent(deps, { row, items, event: status, by, note });
  return row;
}
