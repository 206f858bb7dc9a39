import { maxTodayEntries, type Today } from "@solodesk/contract/account/dashboard/today.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { MINUTE, type Range } from "@solodesk/contract/kernel/zone.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { sumBooked } from "#features/scheduling/appointments/calendar/sum-booked.ts";
import { listToday } from "#features/scheduling/appointments/list/list-today.ts";
import { openingsOf } from "#features/scheduling/appointments/slots/openings.ts";
import { listToShip } from "#features/selling/orders/list/list-to-ship.ts";
import { sumUnreleased } from "#features/selling/orders/list/sum-unreleased.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import type { Deps } from "#kernel/deps.ts";
import { listWeeklyRevenue } from "./list-weekly-revenue.ts";
import { weeksUpTo } from "./weeks-up-to.ts";

const nothing = {
  next: null,
  next_session: null,
  to_complete: [],
  to_confirm: [],
  to_ship: [],
  to_collect: [],
  counts: { to_complete: 0, to_confirm: 0, to_ship: 0, to_collect: 0 },
  coming: [],
  occupancy: { booked_minutes: 0, open_minutes: 0 },
  revenue: [],
} satisfies Omit<Today, "at">;

/** Returns an empty sheet if the user has no store. */
export async function getToday(
  deps: Deps,
  userId: Id,
  { week_start }: { week_start: number },
): Promise<{ data: Today }> {
  const { db, config, clock } = deps;
  const now = clock.now();
  const at = now.toISOString();
  const store = await findStoreOfUser(db, userId);
  if (!store) return { data: { at, ...nothing } };
  const zone = store.timezone;
  const { weeks, current } = weeksUpTo(zone, now.getTime(), week_start);
  const [{ counts, ...appointments }, { orders, count }, coming, booked, revenue] = await Promise.all([
    listToday(deps, store.id, maxTodayEntries),
    listToShip(deps, store.id, maxTodayEntries),
    sumUnreleased(db, store.id, { zone, now }),
    sumBooked(db, store.id, current),
    listWeeklyRevenue(db, store, weeks),
  ]);
  const money = (amount: number) => ({ amount, currency: config.CURRENCY });
  return {
    data: {
      at,
      ...appointments,
      to_ship: orders,
      counts: { ...counts, to_ship: count },
      coming: coming.map(({ date, amount }) => ({ date, amount: money(amount) })),
      occupancy: { booked_minutes: booked, open_minutes: sumOpen(store, current) },
      revenue: revenue.map(({ amount, ...days }) => ({ ...days, amount: money(amount) })),
    },
  };
}

/** Minutes that the store is open within the range. */
function sumOpen(store: Store, range: Range): number {
  const open = openingsOf(store, range).map(
    ({ from, to }) => Math.min(to, range.to) - Math.max(from, range.from),
  );
  return Math.round(open.reduce((sum, length) => sum + length, 0) / MINUTE);
}
