import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, prepared } from "#kernel/database/db.ts";

const LOCK = "SELECT deletes_at IS NOT NULL AS leaves FROM users WHERE id = $1 FOR SHARE";

/** Returns whether the account is to be deleted, and locks that decision until the transaction ends. */
export async function lockDeletionRow(tx: Db, userId: Id): Promise<"stays" | "leaves"> {
  const [row] = await prepared<{ leaves: boolean }>(tx, "hold-account", LOCK, [userId]);
  return row?.leaves ? "leaves" : "stays";
}
