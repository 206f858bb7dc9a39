import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { isOneTimeCode, stepOf } from "./one-time-code.ts";
import { recoveryHash } from "./recovery/recovery-code.ts";
import { countRecoveryCodes, spendRecoveryCode } from "./recovery/recovery-codes.repository.ts";
import { openSecret } from "./sealed-secret.ts";
import { findFactorRow, type SecondFactor, takeStep } from "./second-factors.repository.ts";

/** Which kind of code was used, and how many recovery codes are left. */
export type Spent = { kind: "code" } | { kind: "recovery_code"; left: number };

export const wrongCode = (message: string): AppError =>
  new AppError("validation_failed", { fields: { code: message } });

/**
 * Uses up a code, in the caller's transaction. `code` must come from plainCode. Throws "validation_failed".
 */
export async function spendCode(deps: Deps, userId: Id, code: string): Promise<Spent> {
  const factor = await findFactorRow(deps.db, userId);
  if (!factor?.enabledAt) throw wrongCode(t("Two-step sign-in is off for this account."));
  if (!isOneTimeCode(code)) return spendRecovery(deps, userId, code);
  await spendOneTime(deps, factor, code);
  return { kind: "code" };
}

async function spendOneTime({ db, clock, secrets }: Deps, factor: SecondFactor, code: string): Promise<void> {
  const { userId, sealedSecret } = factor;
  const secret = openSecret(secrets, userId, sealedSecret);
  const step = secret === undefined ? undefined : stepOf(secret, code, clock.now());
  if (step === undefined) throw wrongCode(t("This code isn't right. Enter the one your app shows now."));
  if (!(await takeStep(db, { userId, sealedSecret, step })))
    throw wrongCode(t("This code has already been used. Wait until your app shows the next one."));
}

async function spendRecovery({ db, clock, secrets }: Deps, userId: Id, code: string): Promise<Spent> {
  const hash = recoveryHash(secrets, userId, code);
  if (!(await spendRecoveryCode(db, userId, hash, clock.now())))
    throw wrongCode(t("This recovery code isn't right or has already been used."));
  return { kind: "recovery_code", left: await countRecoveryCodes(db, userId) };
}
