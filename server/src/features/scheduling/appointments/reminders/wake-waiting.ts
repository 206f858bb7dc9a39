import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { wakeJob } from "#kernel/jobs/wake-job.ts";

/** The job that offers what has got free in a store to those who wait for it. */
export const OFFER_FREED = "offer-freed-times";

/** Has it done from then on, as part of the transaction; what the queue did not take, each minute looks after. */
export const wakeWaiting = (deps: Pick<Deps, "db" | "jobs" | "log">, storeId: Id, at: Date): Promise<void> =>
  wakeJob(deps, { name: OFFER_FREED, data: { store_id: storeId }, at });
