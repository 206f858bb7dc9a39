import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { after } from "#kernel/time/clock.ts";
import { ENROLMENT_LIFE, FRESH_LIFE } from "../sessions/session-life.ts";
import { confirmSession, staleSessions } from "../sessions/sessions.repository.ts";
import { raisePasswordVersion } from "../users.repository.ts";
import { stepOf } from "./one-time-code.ts";
import { plainCode } from "./plain-code.ts";
import { openSecret } from "./sealed-secret.ts";
import { findFactorRow, markFactorOn } from "./second-factors.repository.ts";
import { wrongCode } from "./spend-code.ts";

/**
 * Turns on the second factor with the first code from the app, in the caller's transaction. Other sessions
 * become stale: they were confirmed with less. Throws "validation_failed", "invalid_transition".
 */
export async function turnOnFactor(
  { db, clock, secrets }: Deps,
  { id: userId, sessionId }: SessionUser,
  typed: string,
): Promise<void> {
  const now = clock.now();
  // A concurrent sign-in without a code waits for this row and then fails, because the version has changed.
  await raisePasswordVersion(db, userId);
  const factor = await findFactorRow(db, userId);
  if (!factor || factor.enabledAt || factor.createdAt <= after(now, -ENROLMENT_LIFE)) throw beginAnew();
  const secret = openSecret(secrets, userId, factor.sealedSecret);
  if (secret === undefined) throw beginAnew();
  const step = stepOf(secret, plainCode(typed), now);
  if (step === undefined) throw wrongCode(t("This code isn't right. Enter the one your app shows now."));
  if (!(await markFactorOn(db, { userId, sealedSecret: factor.sealedSecret, step, now }))) throw beginAnew();
  await staleSessions(db, userId, after(now, -FRESH_LIFE));
  await confirmSession(db, sessionId, now);
}

const beginAnew = () =>
  new AppError("invalid_transition", { message: t("This QR code has expired. Start again with a new one.") });
