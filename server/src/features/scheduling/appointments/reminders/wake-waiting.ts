import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { wakeJob } from "#kernel/jobs/wake-job.ts";

/** The job that offers a store's freed times to its waitlist. */
export const OFFER_FREED = "offer-freed-times";

/**
 * Queues that job for `at`, as part of the transaction. If the queue fails, the offer-times job finds the
 * times within a minute.
 */
export const wakeWaiting = (deps: Pick<Deps, "db" | "jobs" | "log">, storeId: Id, at: Date): Promise<void> =>
  wakeJob(deps, { name: OFFER_FREED, data: { store_id: storeId }, at });
