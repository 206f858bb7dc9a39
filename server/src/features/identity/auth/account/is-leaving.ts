import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { findUser } from "../users.repository.ts";

/** Whether the account waits to be deleted: until it is kept after all, no plan or credits are sold to it. */
export async function isLeaving(db: Db, userId: Id): Promise<boolean> {
  return Boolean((await findUser(db, userId))?.deletesAt);
}
