import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { getAccount } from "#features/identity/auth/account/get-account.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { emailOwner } from "../emails/email-owner.ts";
import { codeLimit } from "./code-limit.ts";
import { giveRecoveryCodes } from "./recovery/give-recovery-codes.ts";
import { turnOnFactor } from "./turn-on-factor.ts";

/**
 * Turns on the second factor. Returns the recovery codes. Throws "validation_failed" for a wrong code,
 * "rate_limited", "invalid_transition".
 */
export async function enableSecondFactor(deps: Deps, user: SessionUser, code: string): Promise<string[]> {
  const limit = codeLimit(deps, user.id);
  await limit.reserve();
  const codes = await turnOn(deps, user, code);
  await limit.clear();
  return codes;
}

const turnOn = (deps: Deps, user: SessionUser, code: string): Promise<string[]> =>
  inTransaction(deps, async (deps) => {
    await turnOnFactor(deps, user, code);
    const codes = await giveRecoveryCodes(deps, user.id);
    const { email } = await getAccount(deps.db, user.id);
    await recordAudit(deps.db, { userId: user.id, event: "second_factor_on" });
    const event = { kind: "second_factor_on", at: deps.clock.now() } as const;
    await emailOwner(deps, { userId: user.id, to: email }, event);
    return codes;
  });
