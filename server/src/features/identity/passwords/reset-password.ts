import type { ResetPassword } from "@solodesk/contract/identity/passwords.ts";
import { getAccount } from "#features/identity/auth/account/get-account.ts";
import { recordVerified } from "#features/identity/auth/account/record-verified.ts";
import { requireOwnPassword } from "#features/identity/auth/confirm/require-own-password.ts";
import { dropIdentities } from "#features/identity/auth/google/drop-identities.ts";
import { invalidLink, openLink, requireOpenLink } from "#features/identity/auth/links/open-link.ts";
import { namesAbout } from "#features/identity/auth/password/names-about.ts";
import { setPassword } from "#features/identity/auth/password/set-password.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";

/**
 * Sets a password by a link and signs out all devices. Only a successful change uses up the link. Throws
 * "invalid_link", "validation_failed".
 */
export async function resetPassword(deps: Deps, { token, password }: ResetPassword): Promise<void> {
  const { userId } = await requireOpenLink(deps, token, ["reset_password"]);
  await requireOwnPassword(password, { field: "password", about: await namesAbout(deps, userId) });
  // Before the transaction, so that hashing does not hold a database connection.
  const passwordHash = await deps.passwords.hash(password);
  await inTransaction(deps, async (deps) => {
    const link = await openLink(deps, token, ["reset_password"]);
    await setPassword(deps, { userId: link.userId, passwordHash });
    // The account has changed its address since; the link was emailed to the old one.
    const account = await getAccount(deps.db, link.userId);
    if (account.email !== link.email) throw invalidLink();
    // Google accounts linked before the address was confirmed may belong to someone else.
    if (!account.isVerified) await dropIdentities(deps.db, link.userId);
    // Receiving the email proves the address.
    await recordVerified(deps, link);
  });
}
