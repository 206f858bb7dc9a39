import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { wakeJob } from "#kernel/jobs/wake-job.ts";

/** The job that carries out one refund. */
export const SEND_REFUND = "send-refund";

/** Has a refund seen to from then on, as part of the transaction; what the queue did not take, the sweep wakes. */
export const wakeRefund = (deps: Pick<Deps, "db" | "jobs" | "log">, id: Id, at: Date): Promise<void> =>
  wakeJob(deps, { name: SEND_REFUND, data: { id }, at });
