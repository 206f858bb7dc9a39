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

/** Nobody removes it until the transaction ends. Undefined for what was removed, or is another's. */
export async function lockDestination(tx: Db, userId: Id, id: Id): Promise<DestinationRow | undefined> {
  const [row] = await tx.select().from(payoutDestinations).where(isOwn(userId, id)).for("share");
  return row;
}

/** Whoever it belongs to, and whether or not it was removed. */
export async function findDestination(db: Db, id: Id): Promise<DestinationRow | undefined> {
  const [row] = await db.select().from(payoutDestinations).where(eq(payoutDestinations.id, id));
  return row;
}

/** False where there is none to remove. */
export async function markRemoved(db: Db, userId: Id, id: Id, now: Date): Promise<string | undefined> {
  const [removed] = await db
    .update(payoutDestinations)
    .set({ removedAt: now })
    .where(isOwn(userId, id))
    .returning({ masked: payoutDestinations.masked });
  return removed?.masked;
}

/** Those that were removed too. */
export const countAddedSince = (db: Db, userId: Id, since: Date): Promise<number> =>
  db.$count(
    payoutDestinations,
    and(eq(payoutDestinations.userId, userId), gt(payoutDestinations.createdAt, since)),
  );
