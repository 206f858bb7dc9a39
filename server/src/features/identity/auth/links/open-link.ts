import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { hashOf } from "../sessions/opaque-token.ts";
import { type AccountLink, findOpenLink, type LinkPurpose, spendLink } from "./account-links.repository.ts";

export const invalidLink = (): AppError =>
  new AppError("invalid_link", {
    message: t("This link was already used, has expired or was replaced by a newer one."),
  });

/** Returns a link without using it up. Throws "invalid_link". */
export async function requireOpenLink(
  { db, clock }: Deps,
  code: string,
  purposes: readonly LinkPurpose[],
): Promise<AccountLink> {
  const link = await findOpenLink(db, hashOf(code), purposes, clock.now());
  if (!link) throw invalidLink();
  return link;
}

/**
 * Uses up a link, in the caller's transaction. Of several concurrent callers only one succeeds. Throws
 * "invalid_link".
 */
export async function openLink(
  { db, clock }: Deps,
  code: string,
  purposes: readonly LinkPurpose[],
): Promise<AccountLink> {
  const link = await spendLink(db, hashOf(code), purposes, clock.now());
  if (!link) throw invalidLink();
  return link;
}
