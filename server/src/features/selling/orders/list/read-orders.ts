import type { Id } from "@solodesk/contract/kernel/id.ts";
import { orderPath } from "@solodesk/contract/kernel/pages.ts";
import type { Order, OrderRole } from "@solodesk/contract/selling/orders/order.ts";
import { listDisputes } from "#features/money/payments/refunds/list-disputes.ts";
import { listOpenDeposits, sumShares } from "#features/money/wallet/deposits/list-open-deposits.ts";
import { listPackVisits, type PackVisits } from "#features/money/wallet/deposits/pack-visits.ts";
import { listStarts } from "#features/scheduling/appointments/list/list-starts.ts";
import { listStores } from "#features/store/store/list-stores.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { listOrderChanges } from "../change/order-changes.repository.ts";
import { listItems } from "../order-items.repository.ts";
import type { OrderRow } from "../orders.repository.ts";
import { orderCode } from "../place/order-code.ts";
import { hasDeposits } from "../refund/open-deposits-of.ts";
import { toOrder } from "../to-order.ts";

type Reading = Pick<Deps, "db" | "secrets">;

/** The visits of these orders' packs. */
export const readVisits = ({ db }: Pick<Reading, "db">, rows: readonly OrderRow[]): Promise<PackVisits[]> =>
  listPackVisits(
    db,
    rows.flatMap(({ id, hasPack }) => (hasPack ? [id] : [])),
  );

/**
 * Returns these orders with their items, history and stores, in the order given. A buyer sees a booked time as it is
 * now, a seller as it was bought.
 */
export async function readOrders(
  deps: Reading,
  rows: readonly OrderRow[],
  role: OrderRole,
  known?: readonly PackVisits[],
): Promise<Order[]> {
  const { db, secrets } = deps;
  if (rows.length === 0) return [];
  const storeIds = rows.flatMap(({ storeId }) => storeId ?? []);
  const items = await listItems(db, rows);
  const changes = await listOrderChanges(db, rows);
  const stores = await listStores(db, [...new Set(storeIds)]);
  const open = await listOpenDeposits(
    db,
    rows.flatMap((row) => (hasDeposits(row) ? [row.id] : [])),
  );
  const visits = known ?? (await readVisits(deps, rows));
  const starts =
    role === "buyer"
      ? await listStarts(
          db,
          items.flatMap(({ appointmentId }) => appointmentId ?? []),
        )
      : new Map<Id, Date>();
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
        starts,
        onHold: sumShares(openOf.get(row.id) ?? []),
        store,
        page: store ? orderPath(store.website_url, orderCode(secrets, row.id)) : null,
      },
      role,
    );
  });
}

/** Like readOrders. Callers that have the visits of its packs hand them over, so that they are read once. */
export async function readOrder(
  deps: Reading,
  row: OrderRow,
  role: OrderRole,
  visits?: readonly PackVisits[],
): Promise<Order> {
  const [order] = await readOrders(deps, [row], role, visits);
  if (!order) throw new Error("An order was read as none.");
  return order;
}

/**
 * The order as this user may read it. The page of a buyer's order changes bookings for anyone who has its address, so an operator
 * who views the account does not get it.
 */
export const shownTo = ({ viewer }: Pick<SessionUser, "viewer">, order: Order): Order =>
  viewer ? { ...order, page: null } : order;
