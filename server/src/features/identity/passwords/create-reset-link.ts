import { abouts } from "#features/identity/audit/about-in-words.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { findAccount } from "#features/identity/auth/account/find-account.ts";
import { linkPage, storeLink } from "#features/identity/auth/links/store-link.ts";
import { randomToken } from "#features/identity/auth/sessions/opaque-token.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";

/**
 * Creates a reset link for the operator to pass on if no email can be sent. Returns undefined if no account
 * has this address.
 */
export async function createResetLink(deps: Deps, email: string): Promise<string | undefined> {
  const account = await findAccount(deps.db, email);
  if (!account) return undefined;
  const code = randomToken();
  const purpose = "reset_password";
  await inTransaction(deps, async (deps) => {
    await storeLink(deps, { userId: account.id, purpose, email: account.email }, code);
    await recordAudit(deps.db, {
      userId: account.id,
      event: "reset_link_created",
      about: asKept(abouts.byOperator),
    });
  });
  return `${linkPage(deps, purpose)}#code=${code}`;
}
