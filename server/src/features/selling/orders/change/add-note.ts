import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { getOwnSale } from "../find-own-order.ts";
import { readOrder } from "../list/read-orders.ts";
import { isFull } from "./is-full.ts";
import { recordOrderChanges } from "./order-changes.repository.ts";

/**
 * Throws "not_found" for an order the user did not sell, "validation_failed" if it has no room for more
 * notes.
 */
export async function addNote(deps: Deps, userId: Id, id: Id, note: string): Promise<Order> {
  const { db, clock, newId } = deps;
  const row = await getOwnSale(db, userId, id);
  if (await isFull(db, row))
    throw new AppError("validation_failed", {
      fields: { note: t("You can't add more notes to this order.") },
    });
  await recordOrderChanges(db, [
    {
      storeId: row.storeId,
      orderId: row.id,
      id: newId(),
      event: "note",
      by: "seller",
      note,
      at: clock.now(),
    },
  ]);
  return readOrder(deps, row, "seller");
}
