import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { payoutDestinations } from "../payouts.table.ts";

export type DestinationRow = typeof payoutDestinations.$inferSelect;

const isOwn = (userId: Id, id: Id) =>
  and(
    eq(payoutDestinations.id, id),
    eq(payoutDestinations.userId, userId),
    isNull(payoutDestinations.removedAt),
  );

export async function insertDestination(tx: Db, destination: DestinationRow): Promise<void> {
  await tx.insert(payoutDestinations).values(destination);
}

/** Oldest first. */
export const listOwn = (db: Db, userId: Id): Promise<DestinationRow[]> =>
  db
    .select()
    .from(payoutDestinations)
    .where(and(eq(payoutDestinations.userId, userId), isNull(payoutDestinations.removedAt)))
    .orderBy(asc(payoutDestinations.createdAt), asc(payoutDestinations.id));

/**
 * Keeps it from being removed until the transaction ends. Undefined if it was removed or is another user's.
 */
export async function lockDestination(tx: Db, userId: Id, id: Id): Promise<DestinationRow | undefined> {
  const [row] = await tx.select().from(payoutDestinations).where(isOwn(userId, id)).for("share");
  return row;
}

/** Finds a destination of any user, removed or not. */
export async function findDestination(db: Db, id: Id): Promise<DestinationRow | undefined> {
  const [row] = await db.select().from(payoutDestinations).where(eq(payoutDestinations.id, id));
  return row;
}

/** Returns the masked destination; undefined if there is none to remove. */
export async function markRemoved(db: Db, userId: Id, id: Id, now: Date): Promise<string | undefined> {
  const [removed] = await db
    .update(payoutDestinations)
    .set({ removedAt: now })
    .where(isOwn(userId, id))
    .returning({ masked: payoutDestinations.masked });
  return removed?.masked;
}

/** Counts removed destinations too. */
export const countAddedSince = (db: Db, userId: Id, since: Date): Promise<number> =>
  db.$count(
    payoutDestinations,
    and(eq(payoutDestinations.userId, userId), gt(payoutDestinations.createdAt, since)),
  );
