import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { listWeeklyRevenue } from "#features/account/dashboard/list-weekly-revenue.ts";
import type { Week } from "#features/account/dashboard/weeks-up-to.ts";
import { listAppointments } from "#features/scheduling/appointments/list/list-appointments.ts";
import { listOrders } from "#features/selling/orders/list/list-orders.ts";
import type { Deps } from "#kernel/deps.ts";
import type { Desk } from "../briefing/detector.ts";

type Days = Week["days"];

export interface WeekFigures {
  days: Days;
  /** Minor units. */
  revenue: number;
  /** That of the week before. */
  revenueBefore: number;
  completed: number;
  noShows: number;
  cancelled: number;
  /** Paid, and not refunded in full. */
  orders: number;
  /** Appointments of the week that follows. */
  coming: number;
}

/** Weeks in a row. */
export interface Weeks {
  before: Week;
  last: Week;
  next: Week;
}

/** The figures of a week, each as its screen shows it for the same days. */
export async function readWeek(
  deps: Deps,
  { userId, store }: Desk,
  { before, last, next }: Weeks,
): Promise<WeekFigures> {
  const revenue = await listWeeklyRevenue(deps.db, store, [before, last, next]);
  const past = await countAppointments(deps, userId, last.days);
  const ahead = await countAppointments(deps, userId, next.days);
  const query = orders.list.query.parse({ ...last.days, page_size: 1 });
  const { counts: sold } = await listOrders(deps, { id: userId }, query);
  return {
    days: last.days,
    revenue: revenue[1]?.amount ?? 0,
    revenueBefore: revenue[0]?.amount ?? 0,
    completed: past.Completed,
    noShows: past["No-show"],
    cancelled: past.Cancelled,
    orders: sold.paid + sold.processing + sold.shipped + sold.delivered,
    coming: ahead.Pending + ahead.Confirmed + ahead.Completed,
  };
}

async function countAppointments(deps: Deps, userId: Desk["userId"], days: Days) {
  const query = appointments.list.query.parse({ status: "All", ...days, page_size: 1 });
  return (await listAppointments(deps, userId, query)).counts;
}
