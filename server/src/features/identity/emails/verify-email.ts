import { recordVerified } from "#features/identity/auth/account/record-verified.ts";
import { openLink } from "#features/identity/auth/links/open-link.ts";
import { refuseOperatorsLink } from "#features/identity/auth/operator/refuse-operators-link.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";

/** Confirms an email by its link. Throws "invalid_link". */
export const verifyEmail = (deps: Deps, code: string): Promise<void> =>
  inTransaction(deps, async (deps) => {
    const link = await openLink(deps, code, ["verify_email"]);
    refuseOperatorsLink(deps, link.email);
    await recordVerified(deps, link);
  });
