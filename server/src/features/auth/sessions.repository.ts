import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, eq, inArray, isNull, lt, or } from "drizzle-orm";
import { type Db, prepared } from "#kernel/db.ts";
import { refreshTokens } from "./refresh-tokens.table.ts";
import { sessions } from "./sessions.table.ts";

/** Those of these sessions that are neither revoked nor over, with whose they are; asked by every signed-in request. */
export async function findLiveSessions(db: Db, ids: Id[], now: Date): Promise<Map<Id, Id>> {
  const text =
    "SELECT id, user_id FROM sessions WHERE id = ANY($1) AND revoked_at IS NULL AND expires_at > $2";
  const rows = await prepared<{ id: Id; user_id: Id }>(db, "find-live-sessions", text, [ids, now]);
  return new Map(rows.map(({ id, user_id }) => [id, user_id]));
}

interface NewSession {
  id: Id;
  userId: Id;
  userAgent: string;
  now: Date;
  confirmedAt: Date;
  expiresAt: Date;
  token: { hash: string; expiresAt: Date };
}

const INSERT_SESSION = `
  WITH opened AS (
    INSERT INTO sessions (id, user_id, user_agent, created_at, last_used_at, confirmed_at, expires_at)
    VALUES ($1, $2, $3, $4, $4, $5, $6)
  )
  INSERT INTO refresh_tokens (hash, session_id, created_at, expires_at)
  VALUES ($7, $1, $4, $8)`;

/** A session and its first refresh token, in one statement. */
export async function insertSession(db: Db, session: NewSession): Promise<void> {
  const { id, userId, userAgent, now, confirmedAt, expiresAt, token } = session;
  const values = [id, userId, userAgent, now, confirmedAt, expiresAt, token.hash, token.expiresAt];
  await prepared(db, "insert-session", INSERT_SESSION, values);
}

/** Ends the session; its access tokens are refused from the next request on. */
export async function revokeSession(db: Db, id: Id, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
}

/** The same for the session that any of its refresh tokens names, used or not. */
export async function revokeSessionOfToken(db: Db, hash: string, now: Date): Promise<void> {
  const owner = db
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hash));
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(inArray(sessions.id, owner), isNull(sessions.revokedAt)));
}

interface Over {
  /** Revoked or past their end before this moment … */
  endedBefore: Date;
  /** … or not refreshed since this one. */
  unusedSince: Date;
}

/** How many were deleted; their refresh tokens and sign-in links go with them. */
export async function deleteSessions(db: Db, { endedBefore, unusedSince }: Over): Promise<number> {
  const { rowCount } = await db
    .delete(sessions)
    .where(
      or(
        lt(sessions.revokedAt, endedBefore),
        lt(sessions.expiresAt, endedBefore),
        lt(sessions.lastUsedAt, unusedSince),
      ),
    );
  return rowCount ?? 0;
}
