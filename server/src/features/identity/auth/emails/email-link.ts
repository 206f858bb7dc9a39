import { hiddenLink, linkCode } from "#features/platform/mail/link-code.ts";
import { suppressionReason } from "#features/platform/mail/suppression-reason.ts";
import type { Deps } from "#kernel/deps.ts";
import type { LinkPurpose } from "../links/account-links.repository.ts";
import { linkExpiry, linkPage, storeLink } from "../links/store-link.ts";
import { emailOwner } from "./email-owner.ts";
import type { Reader } from "./enqueue-account-email.ts";

export interface Link extends Reader {
  purpose: LinkPurpose;
  /** The address that the link confirms or belongs to. */
  email: string;
}

/**
 * Emails a secret link to an account, in the caller's transaction. It replaces an older one for the same
 * purpose. Returns false and keeps the older one if no email can be sent or the address has had too many of
 * these.
 */
export async function emailLink(deps: Deps, { purpose, email, ...reader }: Link): Promise<boolean> {
  const { userId, to } = reader;
  if ((await suppressionReason(deps, { userId, to, kind: purpose })) !== undefined) return false;
  const event = { kind: purpose, link: hiddenLink(linkPage(deps, purpose)), email };
  const id = await emailOwner(deps, reader, event, linkExpiry(deps, purpose));
  if (id === undefined) return false;
  await storeLink(deps, { userId, purpose, email }, linkCode(deps.secrets, id));
  return true;
}
