import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { type AccountLink, type LinkPurpose, listLinks } from "./account-links.repository.ts";

/** Those for these purposes, used ones among them, as far as they have not expired. */
export const listAccountLinks = (
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: Id,
  purposes: readonly LinkPurpose[],
): Promise<AccountLink[]> => listLinks(db, userId, purposes, clock.now());
