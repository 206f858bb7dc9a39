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
 * The link is used up by the password it sets, and by nothing less: one that is refused leaves it as it was. All devices
 * are signed out. Throws "invalid_link", "validation_failed".
 */
export async function resetPassword(deps: Deps, { token, password }: ResetPassword): Promise<void> {
  const { userId } = await requireOpenLink(deps, token, ["reset_password"]);
  requireOwnPassword(password, { field: "password", about: await namesAbout(deps, userId) });
  // Before the transaction, which would otherwise hold a connection while the hash is made.
  const passwordHash = await deps.passwords.hash(password);
  await inTransaction(deps, async (deps) => {
    const link = await openLink(deps, token, ["reset_password"]);
    await setPassword(deps, { userId: link.userId, passwordHash });
    // Written while the account changed its address: that letter went to the old one.
    const account = await getAccount(deps.db, link.userId);
    if (account.email !== link.email) throw invalidLink();
    // Linked before anybody knew whose the address is: by somebody who once had it, or by nobody who ever did.
    if (!account.isVerified) await dropIdentities(deps.db, link.userId);
    // Whoever reads the letters to an address has it.
    await recordVerified(deps, link);
  });
}
