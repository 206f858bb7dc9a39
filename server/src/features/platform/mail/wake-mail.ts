import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { wakeJob, wakeJobs } from "#kernel/jobs/wake-job.ts";

/** The job that hands one email to the mail server. */
export const DELIVER_MAIL = "deliver-mail";

/**
 * Queues an email's job for `at`, as part of the transaction; if it cannot be queued, the sweep does it
 * later.
 */
export const wakeMail = (deps: Pick<Deps, "db" | "jobs" | "log">, id: Id, at: Date): Promise<void> =>
  wakeJob(deps, { name: DELIVER_MAIL, data: { id }, at });

/** The same for many emails. */
export const wakeMails = (
  deps: Pick<Deps, "db" | "jobs" | "log">,
  ids: readonly Id[],
  at: Date,
): Promise<void> => wakeJobs(deps, { name: DELIVER_MAIL, data: ids.map((id) => ({ id })), at });
