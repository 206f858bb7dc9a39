import { findAccount } from "#features/identity/auth/account/find-account.ts";
import type { Deps } from "#kernel/deps.ts";
import { wakeJob } from "#kernel/jobs/wake-job.ts";

/** The job that sends the link. */
export const SEND_RESET_LINK = "send-reset-link";

/**
 * Does the same work in the same time whether or not the account exists. A job sends the email later; without
 * an account it runs with a made-up id.
 */
export async function forgotPassword(deps: Deps, email: string): Promise<void> {
  const { db, clock, newId } = deps;
  const account = await findAccount(db, email);
  const userId = account?.id ?? newId();
  await wakeJob(deps, { name: SEND_RESET_LINK, data: { userId }, at: clock.now() });
}
