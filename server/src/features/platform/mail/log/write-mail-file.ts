import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { mailFile } from "#kernel/outside/mail.ts";
import { findMail } from "../mail.repository.ts";

/** Of the sender, where the installation has none any more. */
const NOBODY = "unknown@invalid";

/**
 * A customer's email as a file (.eml), as it was sent. Undefined if it is in another user's log, was deleted or wasn't sent.
 * The sender's address is the installation's of today, because only that is stored.
 */
export async function writeMailFile(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: Id,
  id: Id,
): Promise<Uint8Array | undefined> {
  const mail = await findMail(db, userId, id);
  if (!mail?.sentAt) return undefined;
  const { MAIL_FROM = NOBODY, OPERATOR_NAME } = config;
  const { recipient: to, round, sentAt } = mail;
  return mailFile({ ...mail, id: `${mail.id}.${round}`, to }, { MAIL_FROM, OPERATOR_NAME }, sentAt);
}
