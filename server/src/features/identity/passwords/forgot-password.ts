import { findAccount } from "#features/identity/auth/account/find-account.ts";
import type { Deps } from "#kernel/deps.ts";

/** The job that sends the link. */
export const SEND_RESET_LINK = "send-reset-link";

/**
 * Does the same work in the same time whether or not the account exists. A job sends the email later; without
 * an account it runs with a made-up id. The job is all that is stored of the request, so if it can't be queued,
 * the request fails and people try again.
 */
export async function forgotPassword(deps: Deps, email: string): Promise<void> {
  const { db, clock, jobs, newId } = deps;
  const account = await findAccount(db, email);
  const userId = account?.id ?? newId();
  await jobs.send(db, SEND_RESET_LINK, { userId }, clock.now());
}
