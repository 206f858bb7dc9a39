import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Order } from "@solodesk/contract/kernel/order.ts";
import type { SoughtOrders } from "@solodesk/contract/orders.ts";
import { exportOrders } from "#features/orders/export-orders.ts";
import type { Deps } from "#kernel/deps.ts";
import { plainAmount } from "./cell-values.ts";
import { type Columns, csvLines } from "./csv-lines.ts";

const addressIn = ({ shipping_address: to }: Order): string =>
  to === null
    ? ""
    : [to.line1, to.line2, to.postal_code, to.city, to.region, to.country].filter(Boolean).join(", ");

const columns: Columns<Order> = {
  Number: ({ number }) => number,
  "Placed (UTC)": ({ placed_at }) => placed_at,
  Status: ({ status }) => status,
  Store: ({ store }) => store?.name ?? "",
  Customer: ({ customer }) => customer.name,
  Email: ({ customer }) => customer.email,
  Phone: ({ customer }) => customer.phone,
  "Ships to": addressIn,
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
};

/** The header alone where there is nothing, or no store. */
export const writeOrders = (
  deps: Pick<Deps, "db">,
  userId: Id,
  sought: SoughtOrders,
): AsyncIterable<string> => csvLines(columns, exportOrders(deps, userId, sought));
