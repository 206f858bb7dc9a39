import type { Deps } from "#kernel/deps.ts";
import { wakeJob } from "#kernel/jobs/wake-job.ts";

/** The job that gives to the provider what waits for it. */
export const SEND_PAYOUTS = "send-payouts";

/** Has it done at once, as part of the transaction; what the queue did not take, the sweep takes along. */
export async function wakePayouts(deps: Deps): Promise<void> {
  if (deps.payoutProvider) await wakeJob(deps, { name: SEND_PAYOUTS, data: {}, at: deps.clock.now() });
}
