import type { GoogleUser } from "@solodesk/contract/identity/auth/google.ts";
import type { GoogleAnswer } from "@solodesk/contract/identity/auth.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { checkGoogle } from "#features/identity/auth/google/check-google.ts";
import { getGoogleUser } from "#features/identity/auth/google/get-google-user.ts";
import { linkIdentity } from "#features/identity/auth/google/link-identity.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";

/**
 * Throws "confirmation_required" before Google's code is used up, and what checkGoogle and linkIdentity
 * throw.
 */
export async function linkGoogle(deps: Deps, user: SessionUser, answer: GoogleAnswer): Promise<GoogleUser> {
  await requireConfirmed(deps, user);
  const identity = await checkGoogle(deps, answer);
  return inTransaction(deps, async (deps) => {
    await linkIdentity(deps, { userId: user.id, identity });
    return getGoogleUser(deps, user.id);
  });
}
