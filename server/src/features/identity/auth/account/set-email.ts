import type { Id } from "@solodesk/contract/kernel/id.ts";
import { linkMailKinds } from "@solodesk/contract/platform/mail.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { emailOwner } from "../emails/email-owner.ts";
import { deleteLinks, listAccountLinkRows } from "../links/account-links.repository.ts";
import { invalidLink } from "../links/open-link.ts";
import { lockUser, replaceEmail } from "../users.repository.ts";

const EVER = new Date(0);

interface Change {
  userId: Id;
  email: string;
}

/**
 * Changes the email once all links of the change have been used. Runs in the transaction that used one of
 * them. Locks the account first: if two requests use the last links at once, the second sees what the first
 * did.
 */
export async function setEmail(
  deps: Deps,
  { userId, email }: Change,
): Promise<"waits" | "changed" | "taken"> {
  const now = deps.clock.now();
  const user = await lockUser(deps.db, userId);
  if (!user) throw new AppError("unauthenticated");
  // Includes expired links: if an owner did not agree in time, the change must not happen.
  const links = await listAccountLinkRows(deps.db, userId, ["leave_email", "take_email"], EVER);
  // The change was requested while the old address was unconfirmed, so no link went there. Its owner has
  // confirmed it since and must be asked, which takes a new request.
  if (user.emailVerifiedAt !== null && links.every(({ purpose }) => purpose !== "leave_email"))
    throw invalidLink();
  if (links.some(({ usedAt }) => usedAt === null)) return "waits";
  if (!(await replaceEmail(deps.db, userId, email, now))) return "taken";
  // Links that were sent to the old address could now be in someone else's hands.
  await deleteLinks(deps.db, userId, linkMailKinds);
  await recordAudit(deps.db, { userId, event: "email_changed", about: email });
  await emailOwner(deps, { userId, to: user.email }, { kind: "email_changed", at: now, email });
  return "changed";
}
