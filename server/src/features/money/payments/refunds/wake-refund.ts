import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { wakeJob } from "#kernel/jobs/wake-job.ts";

/** The job that carries out one refund. */
export const SEND_REFUND = "send-refund";

/**
 * Queues a refund's job for `at`, as part of the transaction; if it cannot be queued, the sweep does it
 * later.
 */
export const wakeRefund = (deps: Pick<Deps, "db" | "jobs" | "log">, id: Id, at: Date): Promise<void> =>
  wakeJob(deps, { name: SEND_REFUND, data: { id }, at });
