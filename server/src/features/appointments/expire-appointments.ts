import type { Id } from "@solodesk/contract/kernel/id.ts";
import { transact } from "#kernel/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { oneByOne } from "#kernel/one-by-one.ts";
import { type AppointmentRow, updateAppointment } from "./appointments.repository.ts";
import { recordNews } from "./record-news.ts";
import { listUnanswered } from "./waiting.repository.ts";

const BATCH = 100;

/**
 * Ends bookings of the store page that nobody answered before they were to begin; answers how many. Each is looked at once in
 * a run, so that those which fail keep none of the others.
 */
export async function expireAppointments(deps: Deps): Promise<number> {
  let done = 0;
  let last: Id | undefined;
  for (;;) {
    const unanswered = await listUnanswered(deps.db, deps.clock.now(), { after: last, limit: BATCH });
    done += await oneByOne(deps.log, unanswered, (booking) => expire(deps, booking));
    last = unanswered.at(-1)?.id;
    if (unanswered.length < BATCH) return done;
  }
}

/** False when it is answered at this very moment: then that counts. */
const expire = (deps: Deps, before: AppointmentRow): Promise<boolean> =>
  transact(deps.db, async (tx) => {
    const row = await updateAppointment(tx, before, { status: "Cancelled" }, deps.clock.now());
    if (!row) return false;
    await recordNews(deps, tx, { row, events: ["expired"], by: "system" });
    return true;
  });
