import { findAccount } from "#features/identity/auth/account/find-account.ts";
import type { Deps } from "#kernel/deps.ts";
import { wakeJob } from "#kernel/jobs/wake-job.ts";

/** The job that sends the link. */
export const SEND_RESET_LINK = "send-reset-link";

/**
 * Does the same work and takes the same time whether or not there is such an account: the letter is written later, by a
 * job, and for nobody there is one too.
 */
export async function forgotPassword(deps: Deps, email: string): Promise<void> {
  const { db, clock, newId } = deps;
  const account = await findAccount(db, email);
  const userId = account?.id ?? newId();
  await wakeJob(deps, { name: SEND_RESET_LINK, data: { userId }, at: clock.now() });
}
