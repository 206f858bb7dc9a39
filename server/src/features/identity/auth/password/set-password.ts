import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { linkMailKinds } from "@solodesk/contract/platform/mail.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { emailOwner } from "../emails/email-owner.ts";
import { deleteLinks } from "../links/account-links.repository.ts";
import { revokeSessions } from "../sessions/sessions.repository.ts";
import { confirmLimit, signInLimit } from "../sign-in/sign-in-limit.ts";
import { deleteTokens } from "../tokens/tokens.repository.ts";
import { updatePassword } from "../users.repository.ts";

interface NewPassword {
  userId: Id;
  passwordHash: string;
  /** The session to keep. Left out if the user is not signed in. */
  except?: Id;
  /** Set only if there is no password yet: a user who has one must enter it. */
  isFirst?: boolean;
}

/**
 * Links that can change the account. They end with a new password, because the owner may set one after
 * discovering an intruder.
 */
const overWithThis = linkMailKinds.filter((kind) => kind !== "verify_email");

/**
 * Sets a password and ends the account's other sessions and its API tokens, in the caller's transaction. Updates the account's
 * row first: sessions that are just being opened either wait for it (lockPassword) or are there to be ended.
 * Returns the version of the new password. Throws "unauthenticated", "invalid_transition".
 */
export async function setPassword(deps: Deps, wanted: NewPassword): Promise<number> {
  const { userId, passwordHash, except, isFirst = false } = wanted;
  const now = deps.clock.now();
  const user = await updatePassword(deps.db, userId, { passwordHash, now, isFirst });
  if (!user && isFirst)
    throw new AppError("invalid_transition", { message: t("You already have a password.") });
  if (!user) throw new AppError("unauthenticated");
  await revokeSessions(deps.db, userId, now, except);
  await deleteTokens(deps.db, userId);
  await deleteLinks(deps.db, userId, overWithThis);
  // Guesses at the old password must not lock out the owner of the new one.
  await signInLimit(deps, user.email).clear();
  await confirmLimit(deps, userId).clear();
  await recordAudit(deps.db, {
    userId,
    event: isFirst ? "password_set" : except ? "password_changed" : "password_reset",
  });
  await emailOwner(deps, { userId, to: user.email }, { kind: "password_changed", at: now, isFirst });
  return user.passwordVersion;
}
