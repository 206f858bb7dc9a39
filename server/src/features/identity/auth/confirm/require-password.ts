import type { AuditEvent } from "@solodesk/contract/identity/audit.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { confirmLimit, sessionLimit } from "../sign-in/sign-in-limit.ts";
import { findUser } from "../users.repository.ts";

interface Given {
  password: string;
  /** The field of the request body. */
  field: string;
  /** The audit event to record if the password is wrong. */
  event: AuditEvent;
}

/**
 * Checks the password of a signed-in user. Counted apart from sign-ins, where strangers' guesses would lock
 * the owner out here as well. Throws "validation_failed", "rate_limited".
 */
export async function requirePassword(
  deps: Deps,
  { id, sessionId }: SessionUser,
  { password, field, event }: Given,
): Promise<void> {
  const user = await findUser(deps.db, id);
  if (!user) throw new AppError("unauthenticated");
  const [ofSession, ofAccount] = [sessionLimit(deps, sessionId), confirmLimit(deps, id)];
  await ofSession.reserve();
  await ofAccount.reserve();
  if (!(await deps.passwords.verify(password, user.passwordHash))) {
    await ofSession.fail(id, event);
    throw new AppError("validation_failed", { fields: { [field]: t("This password is wrong.") } });
  }
  await Promise.all([ofSession.clear(), ofAccount.clear()]);
}
