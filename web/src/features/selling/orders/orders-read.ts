import { pages } from "@solodesk/contract/kernel/pages.ts";
import { type OrderRole, type OrderStatus, orderStatuses } from "@solodesk/contract/selling/orders/order.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { filterQuery, type ListQuery, listIn, pageIn } from "#kernel/api/list-query.ts";
import { readOf } from "#kernel/api/query.ts";

export interface OrdersQuery extends ListQuery {
  role: OrderRole;
  status: OrderStatus | "all";
}

/** Reads the list from the URL's query; by default all of the user's sales. */
export function ordersIn(query: URLSearchParams): OrdersQuery {
  const written = query.get("status");
  return {
    ...listIn(query),
    role: query.get("role") === "buyer" ? "buyer" : "seller",
    status: orderStatuses.find((status) => status === written) ?? "all",
  };
}

export const orderFilter = (query: OrdersQuery) => ({
  ...(query.role === "seller" ? {} : { role: query.role }),
  ...(query.status === "all" ? {} : { status: query.status }),
  ...filterQuery(query),
});

export const ordersRead = (query: OrdersQuery) =>
  readOf(orders.list, { query: { ...orderFilter(query), ...pageIn(query) } });

/** The URL of a list with this search and these days. It drops the page number, which belongs to one list. */
export function ordersAddress({ role, status, q, from, to }: OrdersQuery): string {
  const query = new URLSearchParams();
  const filters = {
    role: role === "seller" ? "" : role,
    status: status === "all" ? "" : status,
    q,
    from,
    to,
  };
  for (const [name, value] of Object.entries(filters)) if (value !== "") query.set(name, value);
  return query.size === 0 ? pages.orders : `${pages.orders}?${query}`;
}
