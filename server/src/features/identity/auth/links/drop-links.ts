import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { deleteLinks, type LinkPurpose } from "./account-links.repository.ts";

/** Deletes the account's links for these purposes. */
export const dropLinks = (tx: Db, userId: Id, purposes: readonly LinkPurpose[]): Promise<void> =>
  deleteLinks(tx, userId, purposes);
