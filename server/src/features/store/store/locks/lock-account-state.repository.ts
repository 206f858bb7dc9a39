import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, prepared } from "#kernel/database/db.ts";

/** An account that is both suspended and to be deleted is "suspended". */
type AccountState = "stays" | "leaves" | "suspended";

const LOCK = `
  SELECT CASE WHEN suspended_at IS NOT NULL THEN 'suspended' WHEN deletes_at IS NOT NULL THEN 'leaves' ELSE 'stays' END AS state
  FROM users WHERE id = $1 FOR SHARE`;

/** Returns whether the account is to be deleted or suspended, and locks that decision until the transaction ends. */
export async function lockAccountRow(tx: Db, userId: Id): Promise<AccountState> {
  const [row] = await prepared<{ state: AccountState }>(tx, "hold-account", LOCK, [userId]);
  return row?.state ?? "stays";
}
