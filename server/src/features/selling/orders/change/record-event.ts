import type { OrderActor } from "@solodesk/contract/selling/orders/order.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { emailBuyer, emailSale } from "../emails/enqueue-order-emails.ts";
import { notifySeller } from "../notify-seller.ts";
import type { ItemRow } from "../order-items.repository.ts";
import type { OrderRow } from "../orders.repository.ts";
import { type ChangeRow, recordChanges } from "./order-changes.repository.ts";

interface News {
  /** As it is now. */
  row: OrderRow;
  event: ChangeRow["event"];
  by: OrderActor;
  note?: string;
  /** Looked up where they are not at hand. */
  items?: readonly ItemRow[];
}

/** Part of each transaction that changes an order: what is written into its timeline is told as well. */
export async function recordEvent(deps: Deps, tx: Db, news: News): Promise<void> {
  const { row, event, by, note = "", items } = news;
  const at = deps.clock.now();
  await recordChanges(tx, [{ orderId: row.id, id: deps.newId(), event, by, note, at }]);
  const occasion = `version ${row.version}`;
  if (event === "shipped") await emailBuyer(deps, tx, row, { kind: "order_shipped", occasion }, items);
  // An order that was never paid was no news to its seller.
  if (event === "cancelled" && by === "buyer" && row.paidAt) await notifySeller(tx, row, "order_cancelled");
  if (event !== "paid" && event !== "paid_late") return;
  await notifySeller(tx, row, "order_paid");
  await emailSale(deps, tx, row, occasion, items);
}
