import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, prepared } from "#kernel/database/db.ts";

const HOLD = "SELECT deletes_at IS NOT NULL AS leaves FROM users WHERE id = $1 FOR SHARE";

/** Whether the owner leaves, and until the end of the transaction they change their mind neither way. */
export async function holdAccount(tx: Db, userId: Id): Promise<"stays" | "leaves"> {
  const [row] = await prepared<{ leaves: boolean }>(tx, "hold-account", HOLD, [userId]);
  return row?.leaves ? "leaves" : "stays";
}
