import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { lockUser } from "../users.repository.ts";

/** Locks an account until the transaction ends, so that those who count what it has, and what ends its sessions, come one after another. */
export async function lockOwner(tx: Db, userId: Id): Promise<{ email: string } | undefined> {
  return lockUser(tx, userId);
}
