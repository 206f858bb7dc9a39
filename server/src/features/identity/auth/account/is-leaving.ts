import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { findUser } from "../users.repository.ts";

/**
 * Tells whether the account is scheduled for deletion. Unless it is restored, it cannot buy plans or credits.
 */
export async function isLeaving(db: Db, userId: Id): Promise<boolean> {
  return Boolean((await findUser(db, userId))?.deletesAt);
}
