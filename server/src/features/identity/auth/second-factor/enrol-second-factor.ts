import type { Enrolment } from "@solodesk/contract/identity/auth/second-factor.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { getAccount } from "#features/identity/auth/account/get-account.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { qrCodeSvg } from "#kernel/files/draw-qr-code.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { beginFactor } from "./begin-factor.ts";
import { otpauthUrl } from "./one-time-code.ts";

/**
 * Starts setting up a second factor. Throws "confirmation_required", "email_unconfirmed",
 * "invalid_transition".
 */
export async function enrolSecondFactor(deps: Deps, user: SessionUser): Promise<Enrolment> {
  await requireConfirmed(deps, user);
  const { email, isVerified } = await getAccount(deps.db, user.id);
  // Otherwise someone who registered another person's address could lock out its owner.
  if (deps.mailer && !isVerified)
    throw new AppError("email_unconfirmed", { message: t("Confirm your email first.") });
  const secret = await beginFactor(deps, user.id);
  const url = otpauthUrl(secret, { issuer: deps.config.OPERATOR_NAME, account: email });
  return { secret, otpauthUrl: url, qr: qrCodeSvg(url) };
}
