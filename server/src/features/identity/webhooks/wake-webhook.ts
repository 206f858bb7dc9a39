import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { wakeJob } from "#kernel/jobs/wake-job.ts";

/** The job that sends to one webhook what is due. */
export const DELIVER_WEBHOOK = "deliver-webhook";

/** As part of the transaction; if the job cannot be queued, the sweep does it later. */
export const wakeWebhook = (deps: Pick<Deps, "db" | "jobs" | "log">, id: Id, at: Date): Promise<void> =>
  wakeJob(deps, { name: DELIVER_WEBHOOK, data: { id }, at });
