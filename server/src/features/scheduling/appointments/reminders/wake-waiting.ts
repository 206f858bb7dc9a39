import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { wakeJob } from "#kernel/jobs/wake-job.ts";

/** The job that offers what has got free in a store to those who wait for it. */
export const OFFER_FREED = "offer-freed-times";

/** Has it done from then on, as part of the transaction; what the queue did not take, each minute looks after. */
export const wakeWaiting = (deps: Pick<Deps, "jobs" | "log">, tx: Db, storeId: Id, at: Date): Promise<void> =>
  wakeJob(deps, tx, { name: OFFER_FREED, data: { store_id: storeId }, at });
