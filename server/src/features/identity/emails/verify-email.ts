import { recordVerified } from "#features/identity/auth/account/record-verified.ts";
import { openLink } from "#features/identity/auth/links/open-link.ts";
import { transact } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";

/** Throws "invalid_link". */
export const verifyEmail = (deps: Deps, code: string): Promise<void> =>
  transact(deps.db, async (tx) => recordVerified(deps, tx, await openLink(deps, tx, code, ["verify_email"])));
