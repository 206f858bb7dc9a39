import { t } from "@solodesk/contract/kernel/language/t.ts";
import { returnStock } from "#features/catalog/catalog/stock/return-stock.ts";
import { AppError } from "#kernel/app-error.ts";
import { type Db, inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import { recordOrderChanges } from "../change/order-changes.repository.ts";
import { notes } from "../notes.ts";
import { clearAwaiting, listItems, type OrderItemRow } from "../order-items.repository.ts";
import { findOfAnyone, type OrderRef, type OrderRow, updateOrder } from "../orders.repository.ts";
import { postRestock } from "./move-money.ts";
import { wholesaleOf } from "./plan-refund.ts";
import { asItems } from "./refund-of.ts";
import { stockOf } from "./return-goods.ts";
import type { RefundPieces } from "./returned-deposits.ts";

interface Awaiting {
  row: OrderRow;
  pieces: RefundPieces[];
  /** What they cost at wholesale, in minor units. */
  wholesale: number;
}

export const piecesAwaiting = (items: readonly OrderItemRow[]): RefundPieces[] =>
  items.flatMap((item) => (item.awaitingRestock > 0 ? [{ item, quantity: item.awaitingRestock }] : []));

/**
 * Finds the sent pieces of an order that wait to be restocked. Throws "not_found", "invalid_transition" if
 * there are none.
 */
export async function findAwaiting(db: Db, key: OrderRef): Promise<Awaiting> {
  const row = await findOfAnyone(db, key);
  if (!row)
    throw typeof key === "number"
      ? new AppError("not_found", { message: t("There is no order {number}.", { number: String(key) }) })
      : new AppError("not_found");
  const pieces = piecesAwaiting(await listItems(db, [row]));
  if (pieces.length === 0)
    throw new AppError("invalid_transition", {
      message: t("Nothing of order {number} waits to be put back in stock.", { number: String(row.number) }),
    });
  return { row, pieces, wholesale: wholesaleOf(pieces) };
}

/**
 * Records whether sent pieces came back, as the marketplace says. If they did, they are in stock again and
 * their seller gets the wholesale price back. `version` is the one the caller saw. Throws
 * "not_found", "invalid_transition", "version_conflict".
 */
export const restockOrder = (
  deps: Deps,
  key: OrderRef,
  haveArrived: boolean,
  version?: number,
): Promise<Awaiting> => inTransaction(deps, (deps) => restockIt(deps, key, haveArrived, version));

/** If another change of the order was written first, tries again. */
async function restockIt(
  deps: Deps,
  key: OrderRef,
  haveArrived: boolean,
  version: number | undefined,
): Promise<Awaiting> {
  const found = await findAwaiting(deps.db, key);
  const { row: before, pieces, wholesale } = found;
  if (version !== undefined && version !== before.version) throw new AppError("version_conflict");
  const at = deps.clock.now();
  const back = haveArrived ? wholesale : 0;
  const row = await updateOrder(deps.db, before, { refundedWholesale: before.refundedWholesale + back }, at);
  if (!row) return restockIt(deps, key, haveArrived, version);
  await clearAwaiting(deps.db, row);
  if (haveArrived) {
    await returnStock(deps.db, stockOf(asItems(pieces)));
    await postRestock(deps, before, wholesale);
  }
  const what = pieces.map(({ item, quantity }) => `${quantity} × ${item.name}`).join(", ");
  const note = haveArrived ? asKept(notes.restocked, { what }) : asKept(notes.notRestocked, { what });
  await recordOrderChanges(deps.db, [
    { storeId: row.storeId, orderId: row.id, id: deps.newId(), event: "note", by: "system", note, at },
  ]);
  return found;
}
