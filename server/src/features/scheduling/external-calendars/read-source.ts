import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { ExternalCalendar } from "@solodesk/contract/scheduling/external-calendars.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, seconds } from "#kernel/time/clock.ts";
import { listCalendarsOf } from "./list-sources.ts";
import { renewSource } from "./renew-source.ts";
import { wakeSync } from "./sync/wake-sync.ts";

/** A calendar that was tried this recently is not fetched again. */
const PAUSE = seconds(5);

/**
 * Reads a calendar at the seller's request. One of a login is synced by a job, which may take longer. Throws "not_found",
 * "unavailable".
 */
export async function readSource(deps: Deps, userId: Id, id: Id): Promise<ExternalCalendar> {
  const store = await findStoreOfUser(deps.db, userId);
  if (!store) throw new AppError("not_found");
  const which = { storeId: store.id, id };
  const since = after(deps.clock.now(), -PAUSE);
  await renewSource(deps, which, { since, isScheduled: false, zone: store.timezone });
  const calendar = (await listCalendarsOf(deps, store.id)).find((one) => one.id === id);
  if (!calendar) throw new AppError("not_found");
  if (calendar.provider !== "ics") await wakeSync(deps, which);
  return calendar;
}
