import type { Id } from "@solodesk/contract/kernel/id.ts";
import { eq, lt, sql } from "drizzle-orm";
import { type Db, prepared } from "#kernel/database/db.ts";
import { signInAttempts } from "./sign-in-attempts.table.ts";

interface Attempt {
  emailHash: string;
  now: Date;
  /** A window that started at this moment or earlier is over. */
  windowOver: Date;
  most: number;
}

/** Counts an attempt. Returns false if the window is full. Exact under concurrency. */
export async function reserveAttempt(
  db: Db,
  { emailHash, now, windowOver, most }: Attempt,
): Promise<boolean> {
  const { windowStartedAt, attempts, failures } = signInAttempts;
  const isOver = sql`${windowStartedAt} <= ${windowOver}`;
  const { rowCount } = await db
    .insert(signInAttempts)
    .values({ emailHash, windowStartedAt: now, attempts: 1 })
    .onConflictDoUpdate({
      target: signInAttempts.emailHash,
      set: {
        windowStartedAt: sql`CASE WHEN ${isOver} THEN ${now} ELSE ${windowStartedAt} END`,
        attempts: sql`CASE WHEN ${isOver} THEN 1 ELSE ${attempts} + 1 END`,
        failures: sql`CASE WHEN ${isOver} THEN 0 ELSE ${failures} END`,
      },
      setWhere: sql`${isOver} OR ${attempts} < ${most}`,
    });
  return rowCount === 1;
}

interface Failure {
  emailHash: string;
  most: number;
  /**
   * The audit entry for the first failure of a window and for the last before further attempts are refused.
   */
  entry: { userId: Id; event: string; sessionId: Id | null; device: string; address: string };
  first: string;
  last: string;
}

const COUNT_FAILURE = `
  WITH counted AS (
    UPDATE sign_in_attempts SET failures = failures + 1 WHERE email_hash = $1 RETURNING failures
  )
  INSERT INTO audit_entries (user_id, event, about, session_id, device, address)
  SELECT users.id, $3, CASE failures WHEN 1 THEN $4 ELSE $5 END, $6, $7, $8
  FROM counted JOIN users ON users.id = $2
  WHERE failures IN (1, $9)`;

/** Counts a failure. One statement whether or not the account exists, so that timing does not reveal it. */
export async function countFailure(db: Db, { emailHash, most, entry, first, last }: Failure): Promise<void> {
  const { userId, event, sessionId, device, address } = entry;
  const values = [emailHash, userId, event, first, last, sessionId, device, address, most];
  await prepared(db, "count-failed-password", COUNT_FAILURE, values);
}

export async function findWindowStart(db: Db, emailHash: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ startedAt: signInAttempts.windowStartedAt })
    .from(signInAttempts)
    .where(eq(signInAttempts.emailHash, emailHash));
  return row?.startedAt;
}

export async function clearAttempts(db: Db, emailHash: string): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.emailHash, emailHash));
}

/** Returns how many were deleted. */
export async function deleteWindowsStartedBefore(db: Db, moment: Date): Promise<number> {
  const { rowCount } = await db.delete(signInAttempts).where(lt(signInAttempts.windowStartedAt, moment));
  return rowCount ?? 0;
}
