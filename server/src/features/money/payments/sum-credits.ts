import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { sumCredits as sumRows } from "./payments.repository.ts";

/** Credits that somebody's orders took or hold since a moment, or take yet if they are paid late; in minor units. */
export const sumCredits = (db: Db, userId: Id, since: Date): Promise<number> => sumRows(db, userId, since);
