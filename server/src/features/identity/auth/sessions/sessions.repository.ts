import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, desc, eq, gt, inArray, isNull, lt, ne, or } from "drizzle-orm";
import { type Db, prepared } from "#kernel/database/db.ts";
import { refreshTokens } from "./refresh-tokens.table.ts";
import { sessions } from "./sessions.table.ts";

/** Returns which of these sessions are live, with their users. Every signed-in request uses this. */
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
  /** The version of the password that was checked. Undefined: any. */
  passwordVersion: number | undefined;
  token: { hash: string; expiresAt: Date };
  /** The audit entry. */
  entry: { event: string; about: string; device: string; address: string };
}

const INSERT_SESSION = `
  WITH owner AS (
    SELECT id FROM users
    WHERE id = $2 AND password_version = coalesce($9, password_version) AND deleted_at IS NULL AND suspended_at IS NULL
    FOR SHARE
  ), opened AS (
    INSERT INTO sessions (id, user_id, user_agent, created_at, last_used_at, confirmed_at, expires_at)
    SELECT $1, id, $3, $4, $4, $5, $6 FROM owner
  ), noted AS (
    INSERT INTO audit_entries (user_id, event, about, session_id, device, address)
    SELECT id, $10, $11, $1, $12, $13 FROM owner
  )
  INSERT INTO refresh_tokens (hash, session_id, created_at, expires_at)
  SELECT $7, $1, $4, $8 FROM owner
  RETURNING hash`;

/**
 * Inserts a session, its first refresh token and its audit entry in one statement, so that nearly every
 * sign-in needs no transaction, which would take longer than all of these. Returns false if the password has
 * changed or the account is suspended. Waits for the account's row and then checks again, because a new
 * password and a suspension end only the sessions they find.
 */
export async function insertSession(db: Db, session: NewSession): Promise<boolean> {
  const { id, userId, userAgent, now, confirmedAt, expiresAt, passwordVersion, token, entry } = session;
  const about = [id, userId, userAgent, now, confirmedAt, expiresAt];
  const noted = [entry.event, entry.about, entry.device, entry.address];
  const values = [...about, token.hash, token.expiresAt, passwordVersion ?? null, ...noted];
  return (await prepared(db, "insert-session", INSERT_SESSION, values)).length === 1;
}

/** Undefined if the session has ended: a request that takes long to arrive may outlast it. */
export async function findConfirmedAt(db: Db, id: Id): Promise<Date | undefined> {
  const [row] = await db
    .select({ confirmedAt: sessions.confirmedAt })
    .from(sessions)
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
  return row?.confirmedAt;
}

/** Marks a session as fresh. Returns false if it has ended. */
export async function confirmSession(db: Db, id: Id, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(sessions)
    .set({ confirmedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
  return rowCount === 1;
}

/** Makes sure that no session of this account was confirmed after this moment. */
export async function staleSessions(tx: Db, userId: Id, moment: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ confirmedAt: moment })
    .where(and(eq(sessions.userId, userId), gt(sessions.confirmedAt, moment)));
}

/** Ends a session. Its access tokens are refused from the next request on. */
export async function revokeSession(db: Db, id: Id, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
}

/**
 * The same for a session of this account. Returns its user agent; undefined if the account has no such
 * session.
 */
export async function revokeOwnSession(db: Db, userId: Id, id: Id, now: Date): Promise<string | undefined> {
  const [ended] = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .returning({ userAgent: sessions.userAgent });
  return ended?.userAgent;
}

/** The same for all sessions of this account except one. Returns how many ended. */
export async function revokeSessions(db: Db, userId: Id, now: Date, except?: Id): Promise<number> {
  const { rowCount } = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    );
  return rowCount ?? 0;
}

/** Lists sessions that can still be refreshed, the last used first. */
export const listLiveSessions = (db: Db, userId: Id, now: Date, unusedSince: Date) =>
  db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        gt(sessions.lastUsedAt, unusedSince),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));

/** Ends the session of a refresh token, even of a used one. */
export async function revokeSessionOfToken(
  db: Db,
  hash: string,
  now: Date,
): Promise<{ userId: Id; sessionId: Id } | undefined> {
  const owner = db
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hash));
  const [ended] = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(inArray(sessions.id, owner), isNull(sessions.revokedAt)))
    .returning({ userId: sessions.userId, sessionId: sessions.id });
  return ended;
}

interface Over {
  /** Revoked or expired before this moment … */
  endedBefore: Date;
  /** … or not refreshed since this one. */
  unusedSince: Date;
}

/** Returns how many were deleted. Their refresh tokens and sign-in links are deleted with them. */
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
