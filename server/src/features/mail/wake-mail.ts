import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, loggable } from "#kernel/db.ts";
import type { Deps } from "#kernel/deps.ts";

/** The job that gives one letter to the mail server. */
export const DELIVER = "deliver-mail";

/**
 * Has a letter seen to from then on, as part of the transaction. A queue that is out of order undoes no booking: the sweep
 * wakes what it did not take.
 */
export async function wakeMail(
  { jobs, log }: Pick<Deps, "jobs" | "log">,
  tx: Db,
  id: Id,
  at: Date,
): Promise<void> {
  try {
    await tx.transaction((savepoint) => jobs.send(savepoint, DELIVER, { id }, at));
  } catch (error) {
    log.error({ err: loggable(error), mail: id }, "a mail could not be woken");
  }
}
