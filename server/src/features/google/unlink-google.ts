import type { GoogleUser } from "@solodesk/contract/google.ts";
import { findGoogle } from "#features/auth/google/find-google.ts";
import { unlinkIdentity } from "#features/auth/google/unlink-identity.ts";
import { requireConfirmed } from "#features/auth/require-confirmed.ts";
import { transact } from "#kernel/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/session.ts";

/** Throws "confirmation_required", and what unlinkIdentity does. */
export async function unlinkGoogle(deps: Deps, user: SessionUser): Promise<GoogleUser> {
  await requireConfirmed(deps, user);
  return transact(deps.db, async (tx) => {
    await unlinkIdentity(deps, tx, user.id);
    return findGoogle(deps, tx, user.id);
  });
}
