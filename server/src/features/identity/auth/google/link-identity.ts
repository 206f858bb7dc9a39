import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import type { GoogleIdentity } from "#kernel/outside/google.ts";
import { emailOwner } from "../emails/email-owner.ts";
import { lockUser, markVerified } from "../users.repository.ts";
import { findIdentity, findIdentityOwner, insertIdentity } from "./identities.repository.ts";
import { requireAddress } from "./require-address.ts";

/** What is stored of a Google account, and whether Google vouches for its address. */
export type Linked = Omit<GoogleIdentity, "authTime">;

interface Linking {
  userId: Id;
  identity: Linked;
  /** The account was found by its address only, which may have changed since. */
  isByAddress?: boolean;
}

const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * Links a Google account, which can sign in from then on. Runs in the caller's transaction. An account with
 * an unconfirmed address may be a trap for the address's real owner, so it accepts only a Google account that
 * confirms this address. Throws "google_taken", "google_refused", "email_unconfirmed".
 */
export async function linkIdentity(
  deps: Deps,
  { userId, identity, isByAddress = false }: Linking,
): Promise<void> {
  const email = requireAddress(identity);
  const now = deps.clock.now();
  const user = await lockUser(deps.db, userId);
  if (!user) throw new AppError("unauthenticated");
  const owner = await findIdentityOwner(deps.db, identity);
  if (owner === userId) return;
  if (owner !== undefined) throw new AppError("google_taken");
  if (await findIdentity(deps.db, userId, identity.issuer))
    throw new AppError("google_taken", {
      message: t("Another Google account is already linked. Unlink it first."),
    });
  const confirms = identity.vouches && sameAddress(user.email, email);
  if ((isByAddress || user.emailVerifiedAt === null) && !confirms)
    throw new AppError("email_unconfirmed", {
      message: t("Confirm your email first, or choose the Google account with the same email."),
    });
  if (confirms) await markVerified(deps.db, userId, user.email, now);
  const { issuer, subject, name = null, picture = null } = identity;
  const isLinked = await insertIdentity(deps.db, {
    issuer,
    subject,
    userId,
    email,
    name,
    picture,
    linkedAt: now,
  });
  // Another request has linked it since the check.
  if (!isLinked) throw new AppError("google_taken");
  await recordAudit(deps.db, { userId, event: "google_linked", about: email });
  await emailOwner(deps, { userId, to: user.email }, { kind: "google_linked", at: now, email });
}
