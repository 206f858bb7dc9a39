import { t } from "@solodesk/contract/kernel/language/t.ts";
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
      message: t("Email isn't set up on this site, so we can't send a link."),
    });
  if (await emailLink(deps, link)) return;
  throw new AppError("rate_limited", {
    message: t(
      "We've already sent several links to {email}. Check your spam folder, or try again in an hour.",
      {
        email: link.to,
      },
    ),
    retryAfter: wholeSeconds(minutes(60)),
  });
}
