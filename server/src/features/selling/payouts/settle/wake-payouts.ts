import type { Deps } from "#kernel/deps.ts";
import { wakeJob } from "#kernel/jobs/wake-job.ts";

/** The job that sends due payouts to the provider. */
export const SEND_PAYOUTS = "send-payouts";

/**
 * Starts the job at once, as part of the transaction. If the queue fails, the sweep of every minute does the
 * work.
 */
export async function wakePayouts(deps: Deps): Promise<void> {
  if (deps.payoutProvider) await wakeJob(deps, { name: SEND_PAYOUTS, data: {}, at: deps.clock.now() });
}
