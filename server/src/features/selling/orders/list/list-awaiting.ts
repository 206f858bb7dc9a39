import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import { listStores } from "#features/store/store/list-stores.ts";
import type { Deps } from "#kernel/deps.ts";
import { listItems } from "../order-items.repository.ts";
import { listAwaitingRestock } from "../orders.repository.ts";
import { wholesaleOf } from "../refund/plan-refund.ts";
import { piecesAwaiting } from "../refund/restock-order.ts";

export interface AwaitingOrder {
  id: Id;
  number: number;
  version: number;
  customerName: string;
  /** Undefined if the marketplace itself sold it. */
  storeName: string | undefined;
  pieces: { name: string; quantity: number }[];
  /** What the pieces cost at wholesale. */
  wholesale: Money;
}

/** Orders with sent pieces that wait for the marketplace to confirm their return, oldest first. */
export async function listAwaiting({ db }: Pick<Deps, "db">, limit: number): Promise<AwaitingOrder[]> {
  const rows = await listAwaitingRestock(db, limit);
  const items = await listItems(db, rows);
  const stores = await listStores(db, [...new Set(rows.flatMap(({ storeId }) => storeId ?? []))]);
  return rows.map(({ id, number, version, customerName, storeId, currency }) => {
    const pieces = piecesAwaiting(items.filter(({ orderId }) => orderId === id));
    return {
      id,
      number,
      version,
      customerName,
      storeName: stores.find((store) => store.id === storeId)?.name,
      pieces: pieces.map(({ item, quantity }) => ({ name: item.name, quantity })),
      wholesale: { amount: wholesaleOf(pieces), currency },
    };
  });
}
