import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { type AccountLink, type LinkPurpose, listAccountLinkRows } from "./account-links.repository.ts";

/** Lists links for these purposes that have not expired, including used ones. */
export const listAccountLinks = (
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: Id,
  purposes: readonly LinkPurpose[],
): Promise<AccountLink[]> => listAccountLinkRows(db, userId, purposes, clock.now());
