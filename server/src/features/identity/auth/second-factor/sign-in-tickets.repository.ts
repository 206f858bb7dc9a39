import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { signInTickets } from "./sign-in-tickets.table.ts";

export type SignInTicket = typeof signInTickets.$inferSelect;

export async function insertTicket(db: Db, ticket: Omit<SignInTicket, "attempts">): Promise<void> {
  await db.insert(signInTickets).values({ ...ticket, attempts: 0 });
}

/**
 * Counts an attempt before its code is checked. Returns undefined if the ticket is unknown, used, expired or
 * has no attempts left.
 */
export async function reserveTicket(
  db: Db,
  hash: string,
  now: Date,
  most: number,
): Promise<SignInTicket | undefined> {
  const { attempts, expiresAt } = signInTickets;
  const [row] = await db
    .update(signInTickets)
    .set({ attempts: sql`${attempts} + 1` })
    .where(and(eq(signInTickets.hash, hash), gt(expiresAt, now), lt(attempts, most)))
    .returning();
  return row;
}

/** Uses up the ticket. Of several concurrent callers only one succeeds. */
export async function spendTicket(tx: Db, hash: string): Promise<boolean> {
  const { rowCount } = await tx.delete(signInTickets).where(eq(signInTickets.hash, hash));
  return rowCount === 1;
}

/** Returns how many were deleted. */
export async function deleteTicketsExpiredBefore(db: Db, moment: Date): Promise<number> {
  const { rowCount } = await db.delete(signInTickets).where(lt(signInTickets.expiresAt, moment));
  return rowCount ?? 0;
}
