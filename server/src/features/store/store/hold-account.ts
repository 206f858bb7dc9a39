import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { holdAccount as holdRow } from "./hold-account.repository.ts";

/**
 * Whether the owner leaves, and until the end of the transaction they change their mind neither way. Ahead of all other locks:
 * whoever deletes an account holds it first.
 */
export const holdAccount = (tx: Db, userId: Id): Promise<"stays" | "leaves"> => holdRow(tx, userId);
