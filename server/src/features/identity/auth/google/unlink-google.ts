import type { GoogleUser } from "@solodesk/contract/identity/auth/google.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { findGoogle } from "#features/identity/auth/google/find-google.ts";
import { unlinkIdentity } from "#features/identity/auth/google/unlink-identity.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";

/** Throws "confirmation_required", and what unlinkIdentity throws. */
export async function unlinkGoogle(deps: Deps, user: SessionUser): Promise<GoogleUser> {
  await requireConfirmed(deps, user);
  return inTransaction(deps, async (deps) => {
    await unlinkIdentity(deps, user.id);
    return findGoogle(deps, user.id);
  });
}
