import type { Id } from "@solodesk/contract/kernel/id.ts";
import {
  anonymised,
  deletedTablesOfStore,
  deletedTablesOfUser,
} from "#features/account/data-exports/personal-data.ts";
import { type Db, execute } from "#kernel/database/db.ts";

/** Removes everything that identifies the account's owner, and last the account itself. */
export async function eraseRows(tx: Db, userId: Id, now: Date): Promise<void> {
  for (const table of deletedTablesOfStore)
    await execute(tx, `DELETE FROM ${table} WHERE store_id IN (SELECT id FROM stores WHERE user_id = $1)`, [
      userId,
    ]);
  for (const table of deletedTablesOfUser)
    await execute(tx, `DELETE FROM ${table} WHERE user_id = $1`, [userId]);
  // Responses stored for repeated requests.
  await execute(tx, "DELETE FROM idempotency_keys WHERE caller = $1", [userId]);
  for (const statement of anonymised.values()) await execute(tx, statement, [userId, now]);
}
