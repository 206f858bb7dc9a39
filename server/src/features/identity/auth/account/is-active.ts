import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { findUser } from "../users.repository.ts";

/** Tells whether the account is neither scheduled for deletion nor suspended. */
export async function isActive(db: Db, userId: Id): Promise<boolean> {
  const user = await findUser(db, userId);
  return user !== undefined && user.deletesAt === null && user.suspendedAt === null;
}
