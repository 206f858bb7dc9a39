import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { deleteLinks, type LinkPurpose } from "./account-links.repository.ts";

/** Links for these purposes open nothing any more. */
export const dropLinks = (tx: Db, userId: Id, purposes: readonly LinkPurpose[]): Promise<void> =>
  deleteLinks(tx, userId, purposes);
