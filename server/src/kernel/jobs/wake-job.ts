import { inSavepoint, loggable } from "../database/db.ts";
import type { Deps } from "../deps.ts";
import { seconds } from "../time/clock.ts";

/** A job may start this many milliseconds early, so it must treat work due within that time as due. */
export const EARLY = seconds(5);

interface Waking {
  /** Name of the job. */
  name: string;
  /** Data for the job. Only ids, because it is logged. */
  data: object;
  at: Date;
  /** How long it may run, in milliseconds. Default: 5 minutes. */
  longest?: number;
}

/** The same as `wakeJob` for many jobs of one name. */
export async function wakeJobs(
  deps: Pick<Deps, "db" | "jobs" | "log">,
  { name, data, at }: Pick<Waking, "name" | "at"> & { data: readonly object[] },
): Promise<void> {
  try {
    await inSavepoint(deps, ({ db, jobs }) => jobs.sendAll(db, name, data, at));
  } catch (error) {
    deps.log.error({ err: loggable(error), job: name, count: data.length }, "jobs could not be woken");
  }
}

/**
 * Sends a job to run at `at`, as part of the transaction. If the queue fails, the transaction can still
 * commit: such jobs also have a schedule that finds missed work.
 */
export async function wakeJob(
  deps: Pick<Deps, "db" | "jobs" | "log">,
  { name, data, at, longest }: Waking,
): Promise<void> {
  try {
    await inSavepoint(deps, ({ db, jobs }) => jobs.send(db, name, data, at, longest));
  } catch (error) {
    deps.log.error({ err: loggable(error), job: name, data }, "a job could not be woken");
  }
}
