import type { ChangePassword } from "@solodesk/contract/identity/passwords.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { requireOwnPassword } from "#features/identity/auth/confirm/require-own-password.ts";
import { requirePassword } from "#features/identity/auth/confirm/require-password.ts";
import { namesAbout } from "#features/identity/auth/password/names-about.ts";
import { setPassword } from "#features/identity/auth/password/set-password.ts";
import { findFactor } from "#features/identity/auth/second-factor/find-factor.ts";
import { markDevice } from "#features/identity/auth/sessions/device-mark.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";

/**
 * Changes the password and signs out all other devices. Throws "validation_failed", "rate_limited", and
 * "confirmation_required" if a second factor is on and the session is not fresh.
 */
export async function changePassword(
  deps: Deps,
  user: SessionUser,
  { currentPassword, newPassword }: ChangePassword,
): Promise<void> {
  const { id, sessionId } = user;
  if (await findFactor(deps.db, id)) await requireConfirmed(deps, user);
  const event = "password_change_failed";
  await requirePassword(deps, user, { password: currentPassword, field: "currentPassword", event });
  await requireOwnPassword(newPassword, { field: "newPassword", about: await namesAbout(deps, id) });
  const passwordHash = await deps.passwords.hash(newPassword);
  const passwordVersion = await inTransaction(deps, (deps) =>
    setPassword(deps, { userId: id, passwordHash, except: sessionId }),
  );
  markDevice(deps, { id, passwordVersion });
}
