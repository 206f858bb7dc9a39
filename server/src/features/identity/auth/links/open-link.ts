import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { hashOf } from "../sessions/opaque-token.ts";
import { type AccountLink, findOpenLink, type LinkPurpose, spendLink } from "./account-links.repository.ts";

export const invalidLink = (): AppError =>
  new AppError("invalid_link", {
    message: "This link was already used, has expired, or a newer one took its place.",
  });

/** Looks at a link and leaves it as it is. Throws "invalid_link". */
export async function requireOpenLink(
  { db, clock }: Deps,
  code: string,
  purposes: readonly LinkPurpose[],
): Promise<AccountLink> {
  const link = await findOpenLink(db, hashOf(code), purposes, clock.now());
  if (!link) throw invalidLink();
  return link;
}

/** Uses a link up, as part of the transaction; of any number of callers one may. Throws "invalid_link". */
export async function openLink(
  { db, clock }: Deps,
  code: string,
  purposes: readonly LinkPurpose[],
): Promise<AccountLink> {
  const link = await spendLink(db, hashOf(code), purposes, clock.now());
  if (!link) throw invalidLink();
  return link;
}
