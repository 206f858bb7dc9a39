import { mostResent, undeliveredDays } from "@solodesk/contract/operator/operator-messages.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { resendUndelivered } from "#features/platform/mail/resend/resend-undelivered.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { after, days } from "#kernel/time/clock.ts";

/** Throws "confirmation_required", and "invalid_transition" if there is no mail server. */
export async function resendFailedMails(
  deps: Deps,
  operator: SessionUser,
  most = mostResent,
): Promise<{ resent: number; left: number }> {
  await requireConfirmed(deps, operator);
  const since = after(deps.clock.now(), -days(undeliveredDays));
  const counts = await resendUndelivered(deps, { since, most });
  deps.log.info({ operator: operator.id, ...counts }, "an operator sent undelivered emails again");
  return counts;
}
