import type { WithHeadings } from "@solodesk/contract/kernel/headings.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { addressLines } from "@solodesk/contract/selling/orders/address-lines.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { orderStatusNames } from "@solodesk/contract/selling/orders/status-names.ts";
import type { OrderFilter } from "@solodesk/contract/selling/orders.ts";
import { findTimezone } from "#features/store/store/find-timezone.ts";
import type { Deps } from "#kernel/deps.ts";
import { onTheWall, plainAmount } from "#kernel/files/cell-values.ts";
import { type Columns, csvLines } from "#kernel/files/csv-lines.ts";
import { type FixedWords, fixedWords } from "#kernel/files/fixed-words.ts";
import { listOrdersAfter } from "./order-list.repository.ts";
import { parseOrderFilter } from "./parse-order-filter.ts";
import { readOrders } from "./read-orders.ts";

const BATCH = 500;

/** Yields the orders that the list shows under this filter, newest first, in batches. */
async function* batches(
  deps: Pick<Deps, "db" | "secrets">,
  userId: Id,
  wanted: OrderFilter,
): AsyncGenerator<Order[]> {
  const { db } = deps;
  const parsed = await parseOrderFilter(db, userId, wanted);
  if (!parsed) return;
  const { filter, status } = parsed;
  for (let rows = await listOrdersAfter(db, filter, status, BATCH); rows.length > 0; ) {
    yield readOrders(deps, rows, wanted.role);
    if (rows.length < BATCH) return;
    rows = await listOrdersAfter(db, filter, status, BATCH, rows.at(-1));
  }
}

const columnsIn = (zone: string, word: FixedWords): Columns<Order> => [
  [word(msg("Number")), ({ number }) => number],
  [word(msg("Placed||when an order was placed")), ({ placed_at }) => onTheWall(zone, placed_at)],
  [word(msg("Time zone")), () => zone],
  [word(msg("Placed (UTC)||when an order was placed")), ({ placed_at }) => placed_at],
  [word(msg("Status")), ({ status }) => word(orderStatusNames[status], status)],
  [word(msg("Store||noun, one store")), ({ store }) => store?.name ?? ""],
  [word(msg("Customer")), ({ customer }) => customer.name],
  [word(msg("Email")), ({ customer }) => customer.email],
  [word(msg("Phone")), ({ customer }) => customer.phone],
  [word(msg("Ships to")), ({ shipping_address: to }) => (to ? addressLines(to).join(", ") : "")],
  [word(msg("Items")), ({ items }) => items.map(({ quantity, name }) => `${quantity} x ${name}`).join("; ")],
  [word(msg("Subtotal")), ({ subtotal }) => plainAmount(subtotal)],
  [word(msg("Shipping")), ({ shipping }) => plainAmount(shipping)],
  [word(msg("Tax")), ({ tax }) => plainAmount(tax)],
  [word(msg("Total")), ({ total }) => plainAmount(total)],
  [word(msg("Refunded||an amount of money")), ({ refunded }) => plainAmount(refunded)],
  [word(msg("Wholesale||the wholesale price")), ({ split }) => (split ? plainAmount(split.wholesale) : "")],
  [word(msg("Fee")), ({ split }) => (split ? plainAmount(split.fee) : "")],
  [
    word(msg("Earning||the seller's share of an order")),
    ({ split }) => (split ? plainAmount(split.earning) : ""),
  ],
  [word(msg("Currency")), ({ total }) => total.currency],
  [word(msg("Paid by||the way of paying")), ({ payment }) => payment.gateway],
  [word(msg("Reference")), ({ payment }) => payment.reference ?? ""],
  [word(msg("Tracking")), ({ tracking }) => tracking],
  [word(msg("To pay at the appointment")), ({ due_later }) => plainAmount(due_later)],
  [word(msg("Discount")), ({ discount }) => plainAmount(discount)],
  [
    word(msg("Paid with gift cards")),
    ({ gift_cards, total: { currency } }) =>
      plainAmount({ amount: gift_cards.reduce((sum, { amount }) => sum + amount.amount, 0), currency }),
  ],
];

/** Times are in the time zone of the user's store, or in UTC without a store. */
export async function exportOrders(
  deps: Pick<Deps, "db" | "secrets">,
  userId: Id,
  { headings, ...filter }: OrderFilter & WithHeadings,
): Promise<AsyncIterable<string>> {
  const zone = await findTimezone(deps.db, userId);
  return csvLines(columnsIn(zone, fixedWords(headings)), batches(deps, userId, filter));
}
