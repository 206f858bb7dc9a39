import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import { paginate, sliceOf } from "@solodesk/contract/kernel/page.ts";
import type { orders } from "@solodesk/contract/selling/orders.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { countOrdersByStatus, listOrderPage, noOrders } from "./order-list.repository.ts";
import { parseOrderFilter } from "./parse-order-filter.ts";
import { readOrders, shownTo } from "./read-orders.ts";

type Wanted = Parsed<typeof orders.list>["query"];

/** Sellers without a store get an empty list. */
export async function listOrders(
  deps: Pick<Deps, "db" | "secrets">,
  user: Pick<SessionUser, "id" | "viewer">,
  wanted: Wanted,
): Promise<Answer<typeof orders.list>> {
  const { db } = deps;
  const { page, page_size, role } = wanted;
  const parsed = await parseOrderFilter(db, user.id, wanted);
  if (!parsed) return { orders: [], pagination: paginate(page, page_size, 0), counts: noOrders() };
  const { filter, status } = parsed;
  const [rows, counts] = await Promise.all([
    listOrderPage(db, filter, status, sliceOf(wanted)),
    countOrdersByStatus(db, filter),
  ]);
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  return {
    orders: (await readOrders(deps, rows, role)).map((order) => shownTo(user, order)),
    pagination: paginate(page, page_size, status ? counts[status] : all),
    counts,
  };
}
