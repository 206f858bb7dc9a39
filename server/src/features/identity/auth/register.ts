import type { Register, SignedIn } from "@solodesk/contract/identity/auth.ts";
import { errors } from "@solodesk/contract/kernel/errors.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { requirePlainName } from "#kernel/require-plain-name.ts";
import type { Visitor } from "#kernel/serve/context.ts";
import { firstLanguage } from "./account/first-language.ts";
import { authUserOf } from "./auth-user.ts";
import { requireOwnPassword } from "./confirm/require-own-password.ts";
import { emailLink } from "./emails/email-link.ts";
import { namesOfSite } from "./password/names-about.ts";
import { markDevice } from "./sessions/device-mark.ts";
import { notifyNewDevice } from "./sessions/notify-new-device.ts";
import { openSession } from "./sessions/open-session.ts";
import { insertUser } from "./users.repository.ts";

/**
 * Throws "email_taken", and "validation_failed" for a misleading name or a password that is easy to guess.
 */
export async function register(
  deps: Deps,
  wanted: Register,
  visitor: Pick<Visitor, "userAgent" | "languages">,
): Promise<SignedIn> {
  const { userAgent, languages } = visitor;
  const { name, email, password } = wanted;
  requirePlainName(name);
  await requireOwnPassword(password, { field: "password", about: [name, email, ...namesOfSite(deps)] });
  // Before the transaction, so that hashing does not hold a database connection.
  const passwordHash = await deps.passwords.hash(password);
  return inTransaction(deps, async (deps) => {
    const user = await insertUser(deps.db, {
      id: deps.newId(),
      name,
      email,
      language: firstLanguage(languages),
      passwordHash,
      now: deps.clock.now(),
    });
    if (!user) throw new AppError("email_taken", { fields: { email: t(errors.email_taken[1]) } });
    await recordAudit(deps.db, { userId: user.id, event: "account_created", about: email });
    const reader = { userId: user.id, to: user.email };
    await notifyNewDevice(deps, reader, userAgent);
    await emailLink(deps, { ...reader, purpose: "verify_email", email: user.email });
    const tokens = await openSession(deps, { userId: user.id, userAgent });
    markDevice(deps, user);
    return { user: authUserOf(deps, user, false), tokens };
  });
}
