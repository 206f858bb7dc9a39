// Reminders are no plan that could go stale: each minute asks which appointments, as they are now, have one due.
import { findStore } from "#features/store/store/find-store.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { inBatches } from "#kernel/database/in-batches.ts";
import type { Deps } from "#kernel/deps.ts";
import { emailCustomer, subjectOf } from "../emails/enqueue-appointment-emails.ts";
import { type DueReminder, listDueReminders, lockUnchanged } from "./reminders.repository.ts";

/** Posts every reminder that is due and was not posted yet; answers how many. */
export const sendReminders = (deps: Deps): Promise<number> =>
  inBatches<DueReminder>(
    deps.log,
    (page) => listDueReminders(deps.db, deps.clock.now(), page),
    (reminder) => remind(deps, reminder),
  );

/** False when it was called off, moved or reminded of meanwhile. */
async function remind(deps: Deps, { id, storeId, version, minutes }: DueReminder): Promise<boolean> {
  return inTransaction(deps, async (deps) => {
    // Whoever changes it now waits until it was posted, and then takes back what still waits to be sent.
    const row = await lockUnchanged(deps.db, { id, storeId, version });
    const store = row && (await findStore(deps.db, storeId));
    const subject = store && (await subjectOf(deps, store, row));
    if (!subject) return false;
    await emailCustomer(deps, subject, {
      kind: "booking_reminder",
      by: "system",
      // A time it is moved to has reminders of its own.
      occasion: `${minutes} minutes before ${row.startsAt.toISOString()}`,
      goodUntil: row.startsAt,
    });
    return true;
  });
}
