import type { Id } from "@solodesk/contract/kernel/id.ts";
import { addressLines } from "@solodesk/contract/selling/orders/address-lines.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import type { OrderFilter } from "@solodesk/contract/selling/orders.ts";
import { findTimezone } from "#features/store/store/find-timezone.ts";
import type { Deps } from "#kernel/deps.ts";
import { onTheWall, plainAmount } from "#kernel/files/cell-values.ts";
import { type Columns, csvLines } from "#kernel/files/csv-lines.ts";
import { listOrdersAfter } from "./order-list.repository.ts";
import { parseOrderFilter } from "./parse-order-filter.ts";
import { readOrders } from "./read-orders.ts";

const BATCH = 500;

/** Yields the orders that the list shows under this filter, newest first, in batches. */
async function* batches({ db }: Pick<Deps, "db">, userId: Id, wanted: OrderFilter): AsyncGenerator<Order[]> {
  const parsed = await parseOrderFilter(db, userId, wanted);
  if (!parsed) return;
  const { filter, status } = parsed;
  for (let rows = await listOrdersAfter(db, filter, status, BATCH); rows.length > 0; ) {
    yield readOrders(db, rows, wanted.role);
    if (rows.length < BATCH) return;
    rows = await listOrdersAfter(db, filter, status, BATCH, rows.at(-1));
  }
}

const columnsIn = (zone: string): Columns<Order> => ({
  Number: ({ number }) => number,
  Placed: ({ placed_at }) => onTheWall(zone, placed_at),
  "Time zone": () => zone,
  "Placed (UTC)": ({ placed_at }) => placed_at,
  Status: ({ status }) => status,
  Store: ({ store }) => store?.name ?? "",
  Customer: ({ customer }) => customer.name,
  Email: ({ customer }) => customer.email,
  Phone: ({ customer }) => customer.phone,
  "Ships to": ({ shipping_address: to }) => (to ? addressLines(to).join(", ") : ""),
  Items: ({ items }) => items.map(({ quantity, name }) => `${quantity} x ${name}`).join("; "),
  Subtotal: ({ subtotal }) => plainAmount(subtotal),
  Shipping: ({ shipping }) => plainAmount(shipping),
  Tax: ({ tax }) => plainAmount(tax),
  Total: ({ total }) => plainAmount(total),
  Refunded: ({ refunded }) => plainAmount(refunded),
  Wholesale: ({ split }) => (split ? plainAmount(split.wholesale) : ""),
  Fee: ({ split }) => (split ? plainAmount(split.fee) : ""),
  Earning: ({ split }) => (split ? plainAmount(split.earning) : ""),
  Currency: ({ total }) => total.currency,
  "Paid by": ({ payment }) => payment.gateway,
  Reference: ({ payment }) => payment.reference ?? "",
  Tracking: ({ tracking }) => tracking,
});

/** Times are in the time zone of the user's store, or in UTC without a store. */
export async function exportOrders(
  deps: Pick<Deps, "db">,
  userId: Id,
  filter: OrderFilter,
): Promise<AsyncIterable<string>> {
  const zone = await findTimezone(deps.db, userId);
  return csvLines(columnsIn(zone), batches(deps, userId, filter));
}
