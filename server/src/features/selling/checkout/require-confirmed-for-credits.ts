import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import type { Payment } from "#features/money/payments/purposes.ts";
import { sumCredits } from "#features/money/payments/sum-credits.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { after, days } from "#kernel/time/clock.ts";

/**
 * Else whoever stole a session empties the wallet by buying at a store of their own: paying as much with credits within a day as
 * a withdrawal takes at least asks who it is, as a withdrawal does. Part of the transaction that holds the credits, and after
 * that: of several at once each counts those before it. Throws "confirmation_required".
 */
export async function requireConfirmedForCredits(
  deps: Deps,
  user: SessionUser | undefined,
  { credits }: Pick<Payment, "credits">,
): Promise<void> {
  if (!user || credits === 0) return;
  const { PAYOUT_MINIMUM: much } = deps.config;
  const since = after(deps.clock.now(), -days(1));
  if (credits >= much || (await sumCredits(deps.db, user.id, since)) >= much)
    await requireConfirmed(deps, user);
}
