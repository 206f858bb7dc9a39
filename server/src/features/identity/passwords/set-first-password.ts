import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { requireOwnPassword } from "#features/identity/auth/confirm/require-own-password.ts";
import { namesAbout } from "#features/identity/auth/password/names-about.ts";
import { setPassword } from "#features/identity/auth/password/set-password.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";

/**
 * Sets a password for a user who signed up with Google and has none. Signs out all other devices. Throws
 * "confirmation_required", "validation_failed", and "invalid_transition" if there is a password: changing it
 * needs the current one.
 */
export async function setFirstPassword(deps: Deps, user: SessionUser, password: string): Promise<void> {
  await requireConfirmed(deps, user);
  const { id: userId, sessionId: except } = user;
  await requireOwnPassword(password, { field: "password", about: await namesAbout(deps, userId) });
  const passwordHash = await deps.passwords.hash(password);
  await inTransaction(deps, (deps) => setPassword(deps, { userId, passwordHash, except, isFirst: true }));
}
