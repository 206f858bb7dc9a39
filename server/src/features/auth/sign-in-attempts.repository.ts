import { eq, lt, sql } from "drizzle-orm";
import type { Db } from "#kernel/db.ts";
import { signInAttempts } from "./sign-in-attempts.table.ts";

interface Attempt {
  emailHash: string;
  now: Date;
  /** A window that started at or before this moment is over. */
  windowOver: Date;
  most: number;
}

/** Counts one attempt unless the window is full; false when it is. Exact under any number of callers. */
export async function reserveAttempt(
  db: Db,
  { emailHash, now, windowOver, most }: Attempt,
): Promise<boolean> {
  const { windowStartedAt, attempts } = signInAttempts;
  const isOver = sql`${windowStartedAt} <= ${windowOver}`;
  const { rowCount } = await db
    .insert(signInAttempts)
    .values({ emailHash, windowStartedAt: now, attempts: 1 })
    .onConflictDoUpdate({
      target: signInAttempts.emailHash,
      set: {
        windowStartedAt: sql`CASE WHEN ${isOver} THEN ${now} ELSE ${windowStartedAt} END`,
        attempts: sql`CASE WHEN ${isOver} THEN 1 ELSE ${attempts} + 1 END`,
      },
      setWhere: sql`${isOver} OR ${attempts} < ${most}`,
    });
  return rowCount === 1;
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

/** How many windows were deleted. */
export async function deleteWindowsStartedBefore(db: Db, moment: Date): Promise<number> {
  const { rowCount } = await db.delete(signInAttempts).where(lt(signInAttempts.windowStartedAt, moment));
  return rowCount ?? 0;
}
