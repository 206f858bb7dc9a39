import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, prepared } from "#kernel/database/db.ts";

type AccountState = "stays" | "leaves" | "suspended";

const LOCK = `
  SELECT CASE WHEN deletes_at IS NOT NULL THEN 'leaves' WHEN suspended_at IS NOT NULL THEN 'suspended' ELSE 'stays' END AS state
  FROM users WHERE id = $1 FOR SHARE`;

/** Returns whether the account is to be deleted or suspended, and locks that decision until the transaction ends. */
export async function lockDeletionRow(tx: Db, userId: Id): Promise<AccountState> {
  const [row] = await prepared<{ state: AccountState }>(tx, "hold-account", LOCK, [userId]);
  return row?.state ?? "stays";
}
