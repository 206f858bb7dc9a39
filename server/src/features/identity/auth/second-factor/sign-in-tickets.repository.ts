import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { signInTickets } from "./sign-in-tickets.table.ts";

export type SignInTicket = typeof signInTickets.$inferSelect;

export async function insertTicket(db: Db, ticket: Omit<SignInTicket, "attempts">): Promise<void> {
  await db.insert(signInTickets).values({ ...ticket, attempts: 0 });
}

/** Counts an attempt before its code is looked at. Undefined for one that is unknown, used, expired or has had them all. */
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

/** Uses it up. Of any number of callers one may. */
export async function spendTicket(tx: Db, hash: string): Promise<boolean> {
  const { rowCount } = await tx.delete(signInTickets).where(eq(signInTickets.hash, hash));
  return rowCount === 1;
}

/** How many were deleted. */
export async function deleteTicketsExpiredBefore(db: Db, moment: Date): Promise<number> {
  const { rowCount } = await db.delete(signInTickets).where(lt(signInTickets.expiresAt, moment));
  return rowCount ?? 0;
}
