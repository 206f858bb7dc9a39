import type { Id } from "@solodesk/contract/kernel/id.ts";
import { linkMailKinds } from "@solodesk/contract/platform/mail.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { emailOwner } from "../emails/email-owner.ts";
import { deleteLinks, listLinks } from "../links/account-links.repository.ts";
import { invalidLink } from "../links/open-link.ts";
import { lockUser, replaceEmail } from "../users.repository.ts";

const EVER = new Date(0);

interface Change {
  userId: Id;
  email: string;
}

/**
 * Part of the transaction that used one of the change's links: does it once all of them are used. The account's row comes
 * first, so that of two who use the last ones at once the second sees what the first did.
 */
export async function setEmail(
  deps: Deps,
  { userId, email }: Change,
): Promise<"waits" | "changed" | "taken"> {
  const now = deps.clock.now();
  const user = await lockUser(deps.db, userId);
  if (!user) throw new AppError("unauthenticated");
  // Also what has run out since the other one was used: nobody agreed to it.
  const links = await listLinks(deps.db, userId, ["leave_email", "take_email"], EVER);
  // It was asked for while nobody knew whose the old address is; since then its owner has confirmed it, and agrees or not.
  if (user.emailVerifiedAt !== null && links.every(({ purpose }) => purpose !== "leave_email"))
    throw invalidLink();
  if (links.some(({ usedAt }) => usedAt === null)) return "waits";
  if (!(await replaceEmail(deps.db, userId, email, now))) return "taken";
  // Those that were sent to the old address are keys in somebody else's hands by now.
  await deleteLinks(deps.db, userId, linkMailKinds);
  await recordAudit(deps.db, { userId, event: "email_changed", about: email });
  await emailOwner(deps, { userId, to: user.email }, { kind: "email_changed", at: now, email });
  return "changed";
}
