import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { sessions } from "../sessions/sessions.table.ts";
import { signInLinks } from "./sign-in-links.table.ts";

/** The user whom a link signs in, and when they last confirmed who they are. */
interface LinkOwner {
  userId: Id;
  /** The session that created the link. */
  sessionId: Id;
  confirmedAt: Date;
}

interface Link {
  hash: string;
  sessionId: Id;
  expiresAt: Date;
}

export async function insertCode(db: Db, link: Link): Promise<void> {
  await db.insert(signInLinks).values(link);
}

/** Uses up a code. Returns undefined if it is unknown, used, expired or of an ended session. */
export async function spendSignInCode(db: Db, hash: string, now: Date): Promise<LinkOwner | undefined> {
  const [row] = await db
    .update(signInLinks)
    .set({ usedAt: now })
    .from(sessions)
    .where(
      and(
        eq(signInLinks.hash, hash),
        isNull(signInLinks.usedAt),
        gt(signInLinks.expiresAt, now),
        eq(sessions.id, signInLinks.sessionId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
      ),
    )
    .returning({ userId: sessions.userId, sessionId: sessions.id, confirmedAt: sessions.confirmedAt });
  return row;
}

/** The same for an access token, which has no row until it is used. */
export async function spendToken(db: Db, link: Link, now: Date): Promise<LinkOwner | undefined> {
  const { hash, sessionId, expiresAt } = link;
  const { rows } = await db.execute<{ user_id: Id; id: Id; confirmed_at: string }>(sql`
    WITH spent AS (
      INSERT INTO ${signInLinks} (hash, session_id, expires_at, used_at)
      SELECT ${hash}, id, ${expiresAt}, ${now} FROM ${sessions}
      WHERE id = ${sessionId} AND revoked_at IS NULL AND expires_at > ${now}
      ON CONFLICT DO NOTHING
      RETURNING session_id
    )
    SELECT user_id, id, confirmed_at FROM ${sessions} JOIN spent ON id = session_id`);
  const [row] = rows;
  return row && { userId: row.user_id, sessionId: row.id, confirmedAt: new Date(row.confirmed_at) };
}

/** Returns how many were deleted. */
export async function deleteLinksExpiredBefore(db: Db, moment: Date): Promise<number> {
  const { rowCount } = await db.delete(signInLinks).where(lt(signInLinks.expiresAt, moment));
  return rowCount ?? 0;
}
