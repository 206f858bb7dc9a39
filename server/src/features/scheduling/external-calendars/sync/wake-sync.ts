import type { Deps } from "#kernel/deps.ts";
import { wakeJob } from "#kernel/jobs/wake-job.ts";
import type { WhichSource } from "../external-calendars.repository.ts";

export const SYNC_CALENDARS = "sync-calendars";

/** Syncs a calendar of a login as soon as the transaction commits. */
export const wakeSync = (
  deps: Pick<Deps, "db" | "jobs" | "log" | "clock">,
  { storeId, id }: WhichSource,
): Promise<void> =>
  wakeJob(deps, { name: SYNC_CALENDARS, data: { store_id: storeId, id }, at: deps.clock.now() });
