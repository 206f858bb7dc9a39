import type { Id } from "@solodesk/contract/kernel/id.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import type { Db } from "#kernel/database/db.ts";
import { deleteIdentities } from "./identities.repository.ts";

/** Unlinks all Google accounts from this account, in the caller's transaction. */
export async function dropIdentities(tx: Db, userId: Id): Promise<void> {
  for (const about of await deleteIdentities(tx, userId))
    await recordAudit(tx, { userId, event: "google_unlinked", about });
}
