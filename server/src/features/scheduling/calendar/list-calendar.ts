import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import { DAY, instantOf, type Range, wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import { type calendar, maxCalendarEntries } from "@solodesk/contract/scheduling/calendar.ts";
import { calendarEntries } from "#features/scheduling/appointments/calendar/calendar-entries.ts";
import { openingsOf } from "#features/scheduling/appointments/slots/openings.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import type { Deps } from "#kernel/deps.ts";

const toSlot = ({ from, to }: Range): Slot => ({
  starts_at: new Date(from).toISOString(),
  ends_at: new Date(to).toISOString(),
});

/** Returns an empty calendar if the user has no store. */
export async function listCalendar(
  { db }: Pick<Deps, "db">,
  userId: Id,
  { from, to }: Parsed<typeof calendar.list>["query"],
): Promise<Answer<typeof calendar.list>> {
  const store = await findStoreOfUser(db, userId);
  if (!store) return { data: [], open: [], more: false };
  const range = {
    from: instantOf(store.timezone, wallOfDay(from)),
    to: instantOf(store.timezone, wallOfDay(to) + DAY),
  };
  const found = await calendarEntries(db, store.id, range, maxCalendarEntries + 1);
  return {
    data: found.slice(0, maxCalendarEntries),
    open: openingsOf(store, range).map(toSlot),
    more: found.length > maxCalendarEntries,
  };
}
