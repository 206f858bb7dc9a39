import { inSavepoint, loggable } from "../database/db.ts";
import type { Deps } from "../deps.ts";
import { seconds } from "../time/clock.ts";

/** A job may wake so much before the time it was set for: what is due by then is due. */
export const EARLY = seconds(5);

interface Waking {
  /** The job's. */
  name: string;
  /** What it is handed: ids alone, for they are logged. */
  data: object;
  at: Date;
}

/**
 * Has a job done from then on, as part of the transaction. A queue that is out of order undoes nothing that was decided: whoever
 * wakes a job has a schedule that finds what it did not take.
 */
export async function wakeJob(
  deps: Pick<Deps, "db" | "jobs" | "log">,
  { name, data, at }: Waking,
): Promise<void> {
  try {
    await inSavepoint(deps, ({ db, jobs }) => jobs.send(db, name, data, at));
  } catch (error) {
    deps.log.error({ err: loggable(error), job: name, data }, "a job could not be woken");
  }
}
