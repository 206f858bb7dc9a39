import { emailLink, type Link } from "#features/identity/auth/emails/email-link.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { minutes, wholeSeconds } from "#kernel/time/clock.ts";

/**
 * Emails a link that the user is waiting for. Throws "invalid_transition" without a mail server,
 * "rate_limited" after too many of them.
 */
export async function sendLink(deps: Deps, link: Link): Promise<void> {
  if (!deps.mailer)
    throw new AppError("invalid_transition", {
      message: "This installation has no mail server, so no link can be sent.",
    });
  if (await emailLink(deps, link)) return;
  throw new AppError("rate_limited", {
    message: `Enough links went to ${link.to} within an hour. Look into its spam folder, or wait a while.`,
    retryAfter: wholeSeconds(minutes(60)),
  });
}
