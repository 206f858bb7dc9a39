import type { Id } from "@solodesk/contract/kernel/id.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import type { Db } from "#kernel/database/db.ts";
import { deleteIdentities } from "./identities.repository.ts";

/** Part of the transaction: none signs in to this account any more. */
export async function dropIdentities(tx: Db, userId: Id): Promise<void> {
  for (const about of await deleteIdentities(tx, userId))
    await recordAudit(tx, { userId, event: "google_unlinked", about });
}
