import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, asc, count, desc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { subscriptions } from "./subscription.table.ts";

export type SubscriptionRow = typeof subscriptions.$inferSelect;

const isLive = (userId: Id) => and(eq(subscriptions.userId, userId), isNull(subscriptions.endedAt));

/** Returns a user's running subscription, or undefined if there is none. */
export async function findLive(db: Db, userId: Id): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(isLive(userId));
  return row;
}

/** Returns the running subscription, locked until the transaction ends. */
export async function lockLive(tx: Db, userId: Id): Promise<SubscriptionRow | undefined> {
  const [row] = await tx.select().from(subscriptions).where(isLive(userId)).for("update");
  return row;
}

/** Returns the running subscription, or else the one that ended last. */
export async function findNewest(db: Db, userId: Id): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    // A running subscription has no end, and NULL sorts first.
    .orderBy(desc(subscriptions.endedAt), desc(subscriptions.id))
    .limit(1);
  return row;
}

/** Returns false if there is one already; waits for a concurrent insert. */
export async function insertSubscription(tx: Db, row: SubscriptionRow): Promise<boolean> {
  const { rowCount } = await tx.insert(subscriptions).values(row).onConflictDoNothing();
  return rowCount === 1;
}

/** Updates a running subscription whose row the transaction has locked. */
export async function updateSubscription(
  tx: Db,
  id: Id,
  changes: Partial<Omit<SubscriptionRow, "id" | "userId" | "createdAt">>,
): Promise<SubscriptionRow | undefined> {
  const [row] = await tx
    .update(subscriptions)
    .set(changes)
    .where(and(eq(subscriptions.id, id), isNull(subscriptions.endedAt)))
    .returning();
  return row;
}

export type DuePlace = Pick<SubscriptionRow, "id" | "userId" | "dueAt">;
export interface DuePage {
  after: DuePlace | undefined;
  limit: number;
}

/** Lists subscriptions whose paid time is over or whose payment is to be retried, longest due first. */
export const listDueSubscriptionRows = (db: Db, now: Date, { after, limit }: DuePage): Promise<DuePlace[]> =>
  db
    .select({ id: subscriptions.id, userId: subscriptions.userId, dueAt: subscriptions.dueAt })
    .from(subscriptions)
    .where(and(lte(subscriptions.dueAt, now), after && isBehind(after)))
    .orderBy(asc(subscriptions.dueAt), asc(subscriptions.id))
    .limit(limit);

function isBehind({ id, dueAt }: DuePlace) {
  if (!dueAt) return undefined;
  return or(gt(subscriptions.dueAt, dueAt), and(eq(subscriptions.dueAt, dueAt), gt(subscriptions.id, id)));
}

interface Span {
  from: Date;
  to: Date;
}

const isToWarn = ({ from, to }: Span) =>
  and(
    eq(subscriptions.status, "active"),
    eq(subscriptions.cancelAtPeriodEnd, false),
    isNull(subscriptions.warnedAt),
    gt(subscriptions.dueAt, from),
    lte(subscriptions.dueAt, to),
  );

/** Lists subscriptions that renew within a span and whose users were not warned yet. */
export const listToWarn = (db: Db, span: Span, { after, limit }: DuePage): Promise<DuePlace[]> =>
  db
    .select({ id: subscriptions.id, userId: subscriptions.userId, dueAt: subscriptions.dueAt })
    .from(subscriptions)
    .where(and(isToWarn(span), after && isBehind(after)))
    .orderBy(asc(subscriptions.dueAt), asc(subscriptions.id))
    .limit(limit);

/** Returns undefined if it is no longer one of them, or another process has it. */
export async function lockToWarn(tx: Db, id: Id, span: Span): Promise<SubscriptionRow | undefined> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), isToWarn(span)))
    .for("update", { skipLocked: true });
  return row;
}

/**
 * Returns whether a plan of theirs ended after `since` that had stayed active unpaid. The hour allows for the
 * jobs' delay.
 */
export async function hasHeldUnpaid(db: Db, userId: Id, since: Date): Promise<boolean> {
  const held = sql`${subscriptions.endedAt} > ${subscriptions.owedFrom} + interval '1 hour'`;
  const [row] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), gt(subscriptions.endedAt, since), held))
    .limit(1);
  return row !== undefined;
}

/** Returns undefined if it is no longer due, or another process has it. */
export async function lockDueSubscription(tx: Db, id: Id, now: Date): Promise<SubscriptionRow | undefined> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), lte(subscriptions.dueAt, now)))
    .for("update", { skipLocked: true });
  return row;
}

interface Wanted {
  status: SubscriptionRow["status"] | undefined;
  limit: number;
  offset?: number;
}

/** Counts the subscriptions that have not ended, by the id of their plan. */
export const countRunning = (db: Db): Promise<{ planId: Id; count: number }[]> =>
  db
    .select({ planId: subscriptions.planId, count: count() })
    .from(subscriptions)
    .where(isNull(subscriptions.endedAt))
    .groupBy(subscriptions.planId);

/** Returns a page of subscriptions, newest first, and the number of all. */
export async function listSubscriptionPage(
  db: Db,
  { status, limit, offset = 0 }: Wanted,
): Promise<{ rows: SubscriptionRow[]; total: number }> {
  const wanted = status && eq(subscriptions.status, status);
  const rows = await db
    .select()
    .from(subscriptions)
    .where(wanted)
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(subscriptions, wanted) };
}
