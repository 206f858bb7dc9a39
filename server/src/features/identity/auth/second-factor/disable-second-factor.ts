import { getAccount } from "#features/identity/auth/account/get-account.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { turnOffFactor } from "./turn-off-factor.ts";

/**
 * Turns off the second factor. Needs a code, because nothing else confirms a session while it is on. Throws
 * "confirmation_required".
 */
export async function disableSecondFactor(deps: Deps, user: SessionUser): Promise<void> {
  await requireConfirmed(deps, user);
  await turnOffFactor(deps, await getAccount(deps.db, user.id));
}
