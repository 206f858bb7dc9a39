import { and, gt, inArray, isNull } from "drizzle-orm";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/db.ts";
import { sessions } from "./sessions.table.ts";

/** Which of these sessions are neither revoked nor over. */
export async function findLiveSessions(db: Db, ids: Id[], now: Date): Promise<Set<Id>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, ids), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)));
  return new Set(rows.map(({ id }) => id));
}
