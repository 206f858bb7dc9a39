import {
  maxRevenueRows,
  type RevenueQuery,
  type RevenueRow,
} from "@solodesk/contract/account/dashboard/revenue.ts";
import type { dashboard } from "@solodesk/contract/account/dashboard.ts";
import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { DAY, instantOf, wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import type { Deps } from "#kernel/deps.ts";
import { type GroupedRevenue, listGroupedRevenue } from "./revenue.repository.ts";

/** Empty without a store. */
export async function listRevenue(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: Id,
  { from, to, ...query }: RevenueQuery,
): Promise<Answer<typeof dashboard.listRevenue>> {
  const money = (amount: number) => ({ amount, currency: config.CURRENCY });
  const store = await findStoreOfUser(db, userId);
  if (!store) return { data: [], rest: money(0), total: money(0), count: 0 };
  const range = {
    from: instantOf(store.timezone, wallOfDay(from)),
    to: instantOf(store.timezone, wallOfDay(to) + DAY),
  };
  const groups = await listGroupedRevenue(db, store.id, range, query);
  const total = groups.reduce((sum, { amount }) => sum + amount, 0);
  const rows = groups.filter(({ isRow }) => isRow);
  const shown = rows.slice(0, maxRevenueRows);
  return {
    data: shown.map((row) => toRow(row, money)),
    rest: money(total - shown.reduce((sum, { amount }) => sum + amount, 0)),
    total: money(total),
    count: rows.length,
  };
}

const toRow = (
  { id, name, count, amount, at, appointmentId, orderId }: GroupedRevenue,
  money: (amount: number) => RevenueRow["amount"],
): RevenueRow => ({
  ...(id !== null && { id }),
  name,
  count,
  amount: money(amount),
  ...(at !== null && { at: at.toISOString() }),
  ...(appointmentId !== null && { appointment_id: appointmentId }),
  ...(orderId !== null && { order_id: orderId }),
});
