import { orderPath } from "@solodesk/contract/kernel/pages.ts";
import type { Order, OrderRole } from "@solodesk/contract/selling/orders/order.ts";
import { listDisputes } from "#features/money/payments/refunds/list-disputes.ts";
import { listOpenDeposits, sumShares } from "#features/money/wallet/deposits/list-open-deposits.ts";
import { listPackVisits } from "#features/money/wallet/deposits/pack-visits.ts";
import { listStores } from "#features/store/store/list-stores.ts";
import type { Deps } from "#kernel/deps.ts";
import { listOrderChanges } from "../change/order-changes.repository.ts";
import { listItems } from "../order-items.repository.ts";
import type { OrderRow } from "../orders.repository.ts";
import { orderCode } from "../place/order-code.ts";
import { hasDeposits } from "../refund/open-deposits-of.ts";
import { toOrder } from "../to-order.ts";

type Reading = Pick<Deps, "db" | "secrets">;

/** Returns these orders with their items, history and stores, in the order given. */
export async function readOrders(
  { db, secrets }: Reading,
  rows: readonly OrderRow[],
  role: OrderRole,
): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const storeIds = rows.flatMap(({ storeId }) => storeId ?? []);
  const items = await listItems(db, ids);
  const changes = await listOrderChanges(db, ids);
  const stores = await listStores(db, [...new Set(storeIds)]);
  const open = await listOpenDeposits(
    db,
    rows.flatMap((row) => (hasDeposits(row) ? [row.id] : [])),
  );
  const visits = await listPackVisits(
    db,
    rows.flatMap(({ id, hasPack }) => (hasPack ? [id] : [])),
  );
  const disputes =
    role === "seller"
      ? await listDisputes(
          db,
          rows.map(({ paymentId }) => paymentId),
        )
      : [];
  const openOf = Map.groupBy(open, ({ orderId }) => orderId);
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);
  const changesOf = Map.groupBy(changes, ({ orderId }) => orderId);
  const storeOf = new Map(stores.map((store) => [store.id, store]));
  return rows.map((row) => {
    const store = row.storeId === null ? undefined : storeOf.get(row.storeId);
    return toOrder(
      {
        row,
        items: itemsOf.get(row.id) ?? [],
        changes: changesOf.get(row.id) ?? [],
        dispute: disputes.find(({ paymentId }) => paymentId === row.paymentId),
        visits: visits.filter(({ orderId }) => orderId === row.id),
        onHold: sumShares(openOf.get(row.id) ?? []),
        store,
        page: store ? orderPath(store.website_url, orderCode(secrets, row.id)) : null,
      },
      role,
    );
  });
}

export async function readOrder(deps: Reading, row: OrderRow, role: OrderRole): Promise<Order> {
  const [order] = await readOrders(deps, [row], role);
  if (!order) throw new Error("An order was read as none.");
  return order;
}
