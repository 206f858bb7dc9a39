import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { RefundStatus } from "@solodesk/contract/money/payments.ts";
import { and, asc, desc, eq, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { EARLY } from "#kernel/jobs/wake-job.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { refunds } from "../payments.table.ts";

export type Refund = typeof refunds.$inferSelect;

const open: RefundStatus[] = ["requested", "sent"];
const isOpen = (id: Id): SQL | undefined => and(eq(refunds.id, id), inArray(refunds.status, open));
const isFree = (now: Date): SQL | undefined =>
  or(isNull(refunds.claimedUntil), lte(refunds.claimedUntil, now));

export async function insertRefund(tx: Db, refund: Refund): Promise<void> {
  await tx.insert(refunds).values(refund);
}

/** Returns false if that charge is already being refunded. */
export async function insertOverpaid(tx: Db, refund: Refund): Promise<boolean> {
  const { rowCount } = await tx.insert(refunds).values(refund).onConflictDoNothing();
  return rowCount === 1;
}

/** What refunds of an order gave, or will give, to gift cards. */
export async function sumToGiftCards(db: Db, orderId: Id): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${refunds.toGiftCards}), 0)::float8` })
    .from(refunds)
    .where(eq(refunds.orderId, orderId));
  return row?.sum ?? 0;
}

export async function findRefund(db: Db, id: Id): Promise<Refund | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row;
}

/**
 * Finds a refund that we did not request: by the gateway's refund id, or by the charge for its one dispute.
 */
export async function findOutside(
  db: Db,
  paymentId: Id,
  {
    kind,
    chargeId,
    gatewayRefundId,
  }: { kind: Refund["kind"]; chargeId: string; gatewayRefundId: string | null },
): Promise<Refund | undefined> {
  const isIt =
    gatewayRefundId === null ? eq(refunds.chargeId, chargeId) : eq(refunds.gatewayRefundId, gatewayRefundId);
  const [row] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.kind, kind), isIt));
  return row;
}

/** The disputes of these payments, the newest first. */
export const listDisputesOf = (db: Db, paymentIds: readonly Id[]): Promise<Refund[]> =>
  db
    .select()
    .from(refunds)
    .where(and(inArray(refunds.paymentId, [...paymentIds]), eq(refunds.kind, "dispute")))
    .orderBy(desc(refunds.createdAt), desc(refunds.id));

/**
 * Claims a refund for one attempt; returns undefined if it is not due, has ended, or another process has it.
 */
export async function claimRefund(db: Db, id: Id, now: Date, until: Date): Promise<Refund | undefined> {
  const [row] = await db
    .update(refunds)
    .set({ status: "sent", attempts: sql`${refunds.attempts} + 1`, claimedUntil: until })
    .where(and(isOpen(id), lte(refunds.tryAt, after(now, EARLY)), isFree(now)))
    .returning();
  return row;
}

type Waiting = Pick<Refund, "tryAt" | "error"> & Partial<Pick<Refund, "gatewayRefundId">>;

/**
 * Releases the claim and sets the next attempt to `tryAt`; returns false if the refund has ended meanwhile.
 */
export async function postponeRefund(tx: Db, id: Id, waiting: Waiting): Promise<boolean> {
  const { rowCount } = await tx
    .update(refunds)
    .set({ ...waiting, claimedUntil: null })
    .where(isOpen(id));
  return rowCount === 1;
}

type Ending = Pick<Refund, "status" | "gatewayRefundId" | "error" | "settledAt">;

/** Ends a refund as it was split; returns undefined if it has ended before. */
export async function endRefund(tx: Db, id: Id, ending: Ending): Promise<Refund | undefined> {
  const [row] = await tx
    .update(refunds)
    .set({ ...ending, claimedUntil: null })
    .where(isOpen(id))
    .returning();
  return row;
}

/** Ends a refund with all of it paid in credits, but for what goes back to gift cards; returns undefined if it has ended before. */
export async function endInCredits(tx: Db, id: Id, ending: Ending): Promise<Refund | undefined> {
  const [row] = await tx
    .update(refunds)
    .set({
      ...ending,
      toGateway: 0,
      toCredits: sql`${refunds.amount} - ${refunds.toGiftCards}`,
      claimedUntil: null,
    })
    .where(isOpen(id))
    .returning();
  return row;
}

/** Ends an outside refund whose money came back; returns undefined if that was recorded before. */
export async function endOutside(tx: Db, id: Id, error: string): Promise<Refund | undefined> {
  const [row] = await tx
    .update(refunds)
    .set({ status: "failed", error })
    .where(and(eq(refunds.id, id), eq(refunds.status, "succeeded")))
    .returning();
  return row;
}

/** Lists refunds over a minute overdue, whose job must have been lost; longest overdue first. */
export const listOverdueRefunds = (db: Db, now: Date, limit: number): Promise<Pick<Refund, "id">[]> =>
  db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(inArray(refunds.status, open), lte(refunds.tryAt, after(now, -minutes(1))), isFree(now)))
    .orderBy(asc(refunds.tryAt))
    .limit(limit);
