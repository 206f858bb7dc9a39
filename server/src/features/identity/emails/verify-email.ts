import { openLink } from "#features/identity/auth/open-link.ts";
import { recordVerified } from "#features/identity/auth/record-verified.ts";
import { transact } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";

/** Throws "invalid_link". */
export const verifyEmail = (deps: Deps, code: string): Promise<void> =>
  transact(deps.db, async (tx) => recordVerified(deps, tx, await openLink(deps, tx, code, ["verify_email"])));
