import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, desc, eq, gt, inArray, isNull, lt, ne, or } from "drizzle-orm";
import { type Db, prepared } from "#kernel/database/db.ts";
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
  /** Which password opened it; any, unless given. */
  passwordVersion: number | undefined;
  token: { hash: string; expiresAt: Date };
  /** What the audit log says of it. */
  entry: { event: string; about: string; device: string; address: string };
}

const INSERT_SESSION = `
  WITH owner AS (
    SELECT id FROM users
    WHERE id = $2 AND password_version = coalesce($9, password_version) AND deleted_at IS NULL FOR SHARE
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
 * A session, its first refresh token and its line in the audit log, in one statement: nearly every sign-in then needs no
 * transaction, which would cost more than all of them. False where the password is another by now: a new one ends the
 * sessions it finds, so one that is just being opened waits for the account's row and then looks once more.
 */
export async function insertSession(db: Db, session: NewSession): Promise<boolean> {
  const { id, userId, userAgent, now, confirmedAt, expiresAt, passwordVersion, token, entry } = session;
  const about = [id, userId, userAgent, now, confirmedAt, expiresAt];
  const noted = [entry.event, entry.about, entry.device, entry.address];
  const values = [...about, token.hash, token.expiresAt, passwordVersion ?? null, ...noted];
  return (await prepared(db, "insert-session", INSERT_SESSION, values)).length === 1;
}

export async function findConfirmedAt(db: Db, id: Id): Promise<Date | undefined> {
  const [row] = await db
    .select({ confirmedAt: sessions.confirmedAt })
    .from(sessions)
    .where(eq(sessions.id, id));
  return row?.confirmedAt;
}

/** False for a session that has ended. */
export async function confirmSession(db: Db, id: Id, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(sessions)
    .set({ confirmedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
  return rowCount === 1;
}

/** None of this account is fresher than that. */
export async function staleSessions(tx: Db, userId: Id, moment: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ confirmedAt: moment })
    .where(and(eq(sessions.userId, userId), gt(sessions.confirmedAt, moment)));
}

/** Ends the session; its access tokens are refused from the next request on. */
export async function revokeSession(db: Db, id: Id, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
}

/** The same for one of this account: which device it was on. Undefined where it has none such. */
export async function revokeOwnSession(db: Db, userId: Id, id: Id, now: Date): Promise<string | undefined> {
  const [ended] = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .returning({ userAgent: sessions.userAgent });
  return ended?.userAgent;
}

/** The same for all of this account, but for one; how many they were. */
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

/** Those that can still be refreshed, last used first. */
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

/** The same for the session that any of its refresh tokens names, used or not. */
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
