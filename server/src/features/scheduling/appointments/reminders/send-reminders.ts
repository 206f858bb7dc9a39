// Reminders are not scheduled in advance, where they could go stale. Each minute this job looks up which
// current appointments have one due.
import { findStore } from "#features/store/store/find-store.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { inBatches } from "#kernel/database/in-batches.ts";
import type { Deps } from "#kernel/deps.ts";
import { emailCustomer, loadAppointmentSubject } from "../emails/enqueue-appointment-emails.ts";
import { type DueReminder, listDueReminders, lockUnchanged } from "./reminders.repository.ts";

/** Queues every reminder that is due and not yet queued. Returns how many. */
export const sendReminders = (deps: Deps): Promise<number> =>
  inBatches<DueReminder>(
    deps.log,
    (page) => listDueReminders(deps.db, deps.clock.now(), page),
    (reminder) => remind(deps, reminder),
  );

/** Returns false if the appointment has changed meanwhile. */
async function remind(deps: Deps, { id, storeId, version, minutes }: DueReminder): Promise<boolean> {
  return inTransaction(deps, async (deps) => {
    // A concurrent change waits for this transaction and then withdraws the email if it is still queued.
    const row = await lockUnchanged(deps.db, { id, storeId, version });
    const store = row && (await findStore(deps.db, storeId));
    const subject = store && (await loadAppointmentSubject(deps, store, row));
    if (!subject) return false;
    await emailCustomer(deps, subject, {
      kind: "booking_reminder",
      by: "system",
      // Includes the start, so that a moved appointment gets new reminders.
      occasion: `${minutes} minutes before ${row.startsAt.toISOString()}`,
      goodUntil: row.startsAt,
    });
    return true;
  });
}
