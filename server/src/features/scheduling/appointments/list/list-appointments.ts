import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { paginate, sliceOf } from "@solodesk/contract/kernel/page.ts";
import type { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { toAppointment } from "../appointment-row.ts";
import {
  countAppointmentsByStatus,
  listAppointmentPage,
  sumOpenAmounts,
} from "./appointment-list.repository.ts";
import { parseAppointmentFilter } from "./parse-appointment-filter.ts";

type Wanted = Parsed<typeof appointments.list>["query"];

const none = { Pending: 0, Confirmed: 0, Completed: 0, Cancelled: 0, "No-show": 0 };

/** How many of a store's appointments left an amount open, and how much in all, in minor units. */
export const sumOpen = (db: Db, storeId: Id): Promise<{ count: number; total: number }> =>
  sumOpenAmounts(db, { storeId, begin: {}, q: "", hasOpenAmount: true, serviceId: undefined });

/** Returns an empty list if the user has no store. */
export async function listAppointments(
  { db, config }: Deps,
  userId: Id,
  wanted: Wanted,
): Promise<Answer<typeof appointments.list>> {
  const { page, page_size } = wanted;
  const store = await findStoreOfUser(db, userId);
  const money = (amount: number) => ({ amount, currency: config.CURRENCY });
  if (!store)
    return {
      data: [],
      pagination: paginate(page, page_size, 0),
      counts: none,
      to_collect: { count: 0, total: money(0) },
    };
  const { filter, status } = parseAppointmentFilter(store, wanted);
  const [rows, counts, open] = await Promise.all([
    listAppointmentPage(db, filter, status, sliceOf(wanted)),
    countAppointmentsByStatus(db, filter),
    sumOpenAmounts(db, filter),
  ]);
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  const ofStatus = status ? counts[status] : all;
  return {
    data: rows.map((row) => toAppointment(row, config.CURRENCY)),
    pagination: paginate(page, page_size, filter.hasOpenAmount ? open.count : ofStatus),
    counts,
    to_collect: { count: open.count, total: money(open.total) },
  };
}
