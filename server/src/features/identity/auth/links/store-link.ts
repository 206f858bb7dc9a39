import { type PageName, pages } from "@solodesk/contract/kernel/pages.ts";
import type { Deps } from "#kernel/deps.ts";
import { after } from "#kernel/time/clock.ts";
import { hashOf } from "../sessions/opaque-token.ts";
import { ACCOUNT_LINK_LIFE } from "../sessions/session-life.ts";
import { type AccountLink, type LinkPurpose, putLink } from "./account-links.repository.ts";

const leadsTo: Record<LinkPurpose, PageName> = {
  verify_email: "verifyEmail",
  reset_password: "resetPassword",
  leave_email: "changeEmail",
  take_email: "changeEmail",
};

/** Returns the address of the page for this purpose, without the code. */
export const linkPage = ({ ownOrigin }: Pick<Deps, "ownOrigin">, purpose: LinkPurpose): string =>
  ownOrigin.get() + pages[leadsTo[purpose]];

export const linkExpiry = ({ clock }: Pick<Deps, "clock">, purpose: LinkPurpose): Date =>
  after(clock.now(), ACCOUNT_LINK_LIFE[purpose]);

/** Stores the code's hash. Replaces an older code for the same purpose. */
export const storeLink = (
  deps: Pick<Deps, "db" | "clock">,
  link: Pick<AccountLink, "userId" | "purpose" | "email">,
  code: string,
): Promise<void> =>
  putLink(deps.db, { ...link, hash: hashOf(code), expiresAt: linkExpiry(deps, link.purpose) });
