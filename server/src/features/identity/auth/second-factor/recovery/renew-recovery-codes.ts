import { t } from "@solodesk/contract/kernel/language/t.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { getAccount } from "#features/identity/auth/account/get-account.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { emailOwner } from "../../emails/email-owner.ts";
import { findFactor } from "../find-factor.ts";
import { giveRecoveryCodes } from "./give-recovery-codes.ts";

/**
 * Returns new recovery codes, which replace the old ones. Throws "confirmation_required", and
 * "invalid_transition" if no second factor is on.
 */
export async function renewRecoveryCodes(deps: Deps, user: SessionUser): Promise<string[]> {
  await requireConfirmed(deps, user);
  return inTransaction(deps, async (deps) => {
    if (!(await findFactor(deps.db, user.id)))
      throw new AppError("invalid_transition", { message: t("Set up an authenticator app first.") });
    const codes = await giveRecoveryCodes(deps, user.id);
    const { email } = await getAccount(deps.db, user.id);
    await recordAudit(deps.db, { userId: user.id, event: "recovery_codes_new" });
    const event = { kind: "recovery_codes_new", at: deps.clock.now() } as const;
    await emailOwner(deps, { userId: user.id, to: email }, event);
    return codes;
  });
}
