// Reminders are no plan that could go stale: each minute asks which appointments, as they are now, have one due.
import { findStore } from "#features/store/find-store.ts";
import { transact } from "#kernel/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { oneByOne } from "#kernel/one-by-one.ts";
import { postToCustomer, subjectOf } from "./letters/post-letters.ts";
import { type DueReminder, listDueReminders, lockUnchanged } from "./reminders.repository.ts";

const BATCH = 100;

/**
 * Posts every reminder that is due and was not posted yet; answers how many. Each is looked at once in a run, so that those
 * which fail keep none of the others.
 */
export async function sendReminders(deps: Deps): Promise<number> {
  let sent = 0;
  let last: DueReminder | undefined;
  for (;;) {
    const due = await listDueReminders(deps.db, deps.clock.now(), { after: last, limit: BATCH });
    sent += await oneByOne(deps.log, due, (reminder) => remind(deps, reminder));
    last = due.at(-1);
    if (due.length < BATCH) return sent;
  }
}

/** False when it was called off, moved or reminded of meanwhile. */
async function remind(deps: Deps, { id, storeId, version, minutes }: DueReminder): Promise<boolean> {
  return transact(deps.db, async (tx) => {
    // Whoever changes it now waits until it was posted, and then takes back what still waits to be sent.
    const row = await lockUnchanged(tx, { id, storeId, version });
    const store = row && (await findStore(tx, storeId));
    const subject = store && (await subjectOf(deps, tx, store, row));
    if (!subject) return false;
    await postToCustomer(deps, tx, subject, {
      kind: "booking_reminder",
      by: "system",
      // A time it is moved to has reminders of its own.
      occasion: `${minutes} minutes before ${row.startsAt.toISOString()}`,
      goodUntil: row.startsAt,
    });
    return true;
  });
}
