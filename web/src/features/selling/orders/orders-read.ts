import { pages } from "@solodesk/contract/kernel/pages.ts";
import { type OrderRole, type OrderStatus, orderStatuses } from "@solodesk/contract/selling/orders/order.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { readOf } from "#kernel/api/query.ts";
import { filterQuery, listIn, pageIn, type WantedList } from "#kernel/api/wanted-list.ts";

export interface WantedOrders extends WantedList {
  role: OrderRole;
  status: OrderStatus | "all";
}

/** Reads the list from the URL's query; by default all of the user's sales. */
export function ordersIn(query: URLSearchParams): WantedOrders {
  const written = query.get("status");
  return {
    ...listIn(query),
    role: query.get("role") === "buyer" ? "buyer" : "seller",
    status: orderStatuses.find((status) => status === written) ?? "all",
  };
}

export const orderQuery = (wanted: WantedOrders) => ({
  ...(wanted.role === "seller" ? {} : { role: wanted.role }),
  ...(wanted.status === "all" ? {} : { status: wanted.status }),
  ...filterQuery(wanted),
});

export const ordersRead = (wanted: WantedOrders) =>
  readOf(orders.list, { query: { ...orderQuery(wanted), ...pageIn(wanted) } });

/** The URL of a list with this search and these days. It drops the page number, which belongs to one list. */
export function ordersAddress({ role, status, q, from, to }: WantedOrders): string {
  const query = new URLSearchParams();
  const asked = { role: role === "seller" ? "" : role, status: status === "all" ? "" : status, q, from, to };
  for (const [name, value] of Object.entries(asked)) if (value !== "") query.set(name, value);
  return query.size === 0 ? pages.orders : `${pages.orders}?${query}`;
}
