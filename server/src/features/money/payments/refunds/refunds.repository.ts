import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { RefundStatus } from "@solodesk/contract/money/payments.ts";
import { and, asc, eq, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
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

/** False when that charge goes back already. */
export async function insertOverpaid(tx: Db, refund: Refund): Promise<boolean> {
  const { rowCount } = await tx.insert(refunds).values(refund).onConflictDoNothing();
  return rowCount === 1;
}

export async function findRefund(db: Db, id: Id): Promise<Refund | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row;
}

/** What we did not ask for: by the gateway's name for it, or a charge's one dispute. */
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

/** Takes it for one attempt. Undefined when it is not due, over, or another process has it. */
export async function claimRefund(db: Db, id: Id, now: Date, until: Date): Promise<Refund | undefined> {
  const [row] = await db
    .update(refunds)
    .set({ status: "sent", attempts: sql`${refunds.attempts} + 1`, claimedUntil: until })
    .where(and(isOpen(id), lte(refunds.tryAt, after(now, EARLY)), isFree(now)))
    .returning();
  return row;
}

type Waiting = Pick<Refund, "tryAt" | "error"> & Partial<Pick<Refund, "gatewayRefundId">>;

/** It is not over yet; looked at again from `tryAt` on. False when it is over meanwhile. */
export async function postponeRefund(tx: Db, id: Id, waiting: Waiting): Promise<boolean> {
  const { rowCount } = await tx
    .update(refunds)
    .set({ ...waiting, claimedUntil: null })
    .where(isOpen(id));
  return rowCount === 1;
}

type Ending = Pick<Refund, "status" | "gatewayRefundId" | "error" | "settledAt">;

/** The one write that ends it. Undefined when it has ended before. */
export async function endRefund(tx: Db, id: Id, ending: Ending): Promise<Refund | undefined> {
  const [row] = await tx
    .update(refunds)
    .set({ ...ending, claimedUntil: null })
    .where(isOpen(id))
    .returning();
  return row;
}

/** All of it goes to credits instead. Undefined when it has ended before. */
export async function endInCredits(tx: Db, id: Id, ending: Ending): Promise<Refund | undefined> {
  const [row] = await tx
    .update(refunds)
    .set({ ...ending, toGateway: 0, toCredits: sql`${refunds.amount}`, claimedUntil: null })
    .where(isOpen(id))
    .returning();
  return row;
}

/** What went back without our asking is here again. Undefined when that was so before. */
export async function endOutside(tx: Db, id: Id, error: string): Promise<Refund | undefined> {
  const [row] = await tx
    .update(refunds)
    .set({ status: "failed", error })
    .where(and(eq(refunds.id, id), eq(refunds.status, "succeeded")))
    .returning();
  return row;
}

/** Due for so long that its job must have been lost. Soonest first. */
export const listOverdue = (db: Db, now: Date, limit: number): Promise<Pick<Refund, "id">[]> =>
  db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(inArray(refunds.status, open), lte(refunds.tryAt, after(now, -minutes(1))), isFree(now)))
    .orderBy(asc(refunds.tryAt))
    .limit(limit);
