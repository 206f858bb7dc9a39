import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { ExternalCalendar } from "@solodesk/contract/scheduling/external-calendars.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import type { Deps } from "#kernel/deps.ts";
import { listSourceRows } from "./external-calendars.repository.ts";
import { listConflicts } from "./sync/list-conflicts.ts";
import { toCalendar } from "./to-calendar.ts";

/** Returns none if the user has no store. */
export async function listSources(deps: Deps, userId: Id): Promise<ExternalCalendar[]> {
  const store = await findStoreOfUser(deps.db, userId);
  return store ? listCalendarsOf(deps, store.id) : [];
}

/** Lists the calendars of a store with the conflicts of each, in the order in which they were added. */
export async function listCalendarsOf(deps: Deps, storeId: Id): Promise<ExternalCalendar[]> {
  const now = deps.clock.now();
  const rows = await listSourceRows(deps.db, storeId, now);
  const hasCopies = rows.some(({ direction }) => direction === "both");
  const conflicts = hasCopies ? await listConflicts(deps, storeId) : [];
  return rows.map((row) =>
    toCalendar(
      row,
      conflicts.flatMap(({ sourceId, conflict }) => (sourceId === row.id ? conflict : [])),
      now,
    ),
  );
}
