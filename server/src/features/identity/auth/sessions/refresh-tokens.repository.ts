import type { Id } from "@solodesk/contract/kernel/id.ts";
import { eq, lt } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Db, prepared } from "#kernel/database/db.ts";
import { refreshTokens } from "./refresh-tokens.table.ts";
import { sessions } from "./sessions.table.ts";

interface Rotation {
  hash: string;
  successorHash: string;
  now: Date;
  /** The successor's expiry. The session's own end caps it. */
  expiresAt: Date;
}

interface RotatedRow {
  user_id: Id;
  session_id: Id;
  expires_at: string;
}

interface Rotated {
  userId: Id;
  sessionId: Id;
  expiresAt: Date;
}

const ROTATE_TOKEN = `
  WITH spent AS (
    UPDATE refresh_tokens AS token
    SET used_at = $3, successor_hash = $2
    FROM sessions AS session
    WHERE token.hash = $1 AND token.used_at IS NULL AND token.expires_at > $3
      AND session.id = token.session_id AND session.revoked_at IS NULL AND session.expires_at > $3
    RETURNING token.session_id, session.expires_at
  ), successor AS (
    INSERT INTO refresh_tokens (hash, session_id, created_at, expires_at)
    SELECT $2, session_id, $3, least(expires_at, $4) FROM spent
    RETURNING session_id, expires_at
  )
  UPDATE sessions AS session
  SET last_used_at = $3
  FROM successor
  WHERE session.id = successor.session_id AND session.revoked_at IS NULL
  RETURNING session.user_id, successor.session_id, successor.expires_at`;

/**
 * Uses up a token and inserts its successor in one statement, so of several concurrent callers only one wins.
 * Returns undefined for the others, and for tokens that are unknown, used, expired or of an ended session.
 * Locks the token before its session; nothing else locks both, so there are no deadlocks.
 */
export async function rotateToken(db: Db, rotation: Rotation): Promise<Rotated | undefined> {
  const { hash, successorHash, now, expiresAt } = rotation;
  const values = [hash, successorHash, now, expiresAt];
  const [row] = await prepared<RotatedRow>(db, "rotate-token", ROTATE_TOKEN, values);
  return row && { userId: row.user_id, sessionId: row.session_id, expiresAt: new Date(row.expires_at) };
}

/** Returns a token with its session and its successor. */
export async function findToken(db: Db, hash: string) {
  const successor = alias(refreshTokens, "successor");
  const [row] = await db
    .select({
      userId: sessions.userId,
      sessionId: sessions.id,
      usedAt: refreshTokens.usedAt,
      successorUsedAt: successor.usedAt,
      successorExpiresAt: successor.expiresAt,
      sessionRevokedAt: sessions.revokedAt,
      sessionExpiresAt: sessions.expiresAt,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .leftJoin(successor, eq(successor.hash, refreshTokens.successorHash))
    .where(eq(refreshTokens.hash, hash));
  return row;
}

/** Returns how many were deleted. */
export async function deleteTokensExpiredBefore(db: Db, moment: Date): Promise<number> {
  const { rowCount } = await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, moment));
  return rowCount ?? 0;
}
