import type { GoogleUser } from "@solodesk/contract/identity/auth/google.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { getGoogleUser } from "#features/identity/auth/google/get-google-user.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { emailOwner } from "../emails/email-owner.ts";
import { lockUser } from "../users.repository.ts";
import { deleteIdentity } from "./identities.repository.ts";

/**
 * Unlinks Google, in the caller's transaction. Throws "invalid_transition" if it is the only way to sign in,
 * "not_found" if none is linked.
 */
async function unlinkIdentity(deps: Deps, userId: Id): Promise<void> {
  const user = await lockUser(deps.db, userId);
  if (!user || !deps.google) throw new AppError("not_found");
  if (user.passwordHash === null)
    throw new AppError("invalid_transition", {
      message: t("Set a password first. Without it you could no longer sign in."),
    });
  const gone = await deleteIdentity(deps.db, userId, deps.google.issuer);
  if (!gone) throw new AppError("not_found");
  const { email } = gone;
  await recordAudit(deps.db, { userId, event: "google_unlinked", about: email });
  const event = { kind: "google_unlinked", at: deps.clock.now(), email } as const;
  await emailOwner(deps, { userId, to: user.email }, event);
}

/** Throws "confirmation_required", and what unlinkIdentity throws. */
export async function unlinkGoogle(deps: Deps, user: SessionUser): Promise<GoogleUser> {
  await requireConfirmed(deps, user);
  return inTransaction(deps, async (deps) => {
    await unlinkIdentity(deps, user.id);
    return getGoogleUser(deps, user.id);
  });
}
