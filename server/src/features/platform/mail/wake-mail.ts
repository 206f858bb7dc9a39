import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { wakeJob } from "#kernel/jobs/wake-job.ts";

/** The job that gives one letter to the mail server. */
export const DELIVER = "deliver-mail";

/** Has a letter seen to from then on, as part of the transaction; what the queue did not take, the sweep wakes. */
export const wakeMail = (deps: Pick<Deps, "db" | "jobs" | "log">, id: Id, at: Date): Promise<void> =>
  wakeJob(deps, { name: DELIVER, data: { id }, at });
