// Payouts on their way to whoever pays them: taken by one process at a time.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import type { ProviderName } from "#kernel/outside/payout-provider.ts";
import { openStatuses } from "../payout-status.ts";
import type { PayoutRow } from "../payouts.repository.ts";
import { payouts } from "../payouts.table.ts";

const isWaiting = and(eq(payouts.status, "requested"), isNotNull(payouts.approvedAt));

/** Not yet with anybody, or with this one already; tried not too lately, and nobody is at it. */
const isDue = (by: ProviderName, now: Date): SQL | undefined =>
  and(
    or(isWaiting, and(eq(payouts.status, "processing"), eq(payouts.provider, by))),
    lte(payouts.tryAt, now),
    or(isNull(payouts.claimedUntil), lte(payouts.claimedUntil, now)),
  );

/** By their ids. */
export const listDue = (
  db: Db,
  by: ProviderName,
  now: Date,
  { after, limit }: { after: Id | undefined; limit: number },
): Promise<PayoutRow[]> =>
  db
    .select()
    .from(payouts)
    .where(and(isDue(by, now), after === undefined ? undefined : gt(payouts.id, after)))
    .orderBy(asc(payouts.id))
    .limit(limit);

/** Gives it to who pays it, for one attempt. Undefined when it is not due any more: cancelled, over, or somebody's. */
export async function claimPayout(
  db: Db,
  id: Id,
  by: ProviderName,
  { now, until }: { now: Date; until: Date },
): Promise<PayoutRow | undefined> {
  const [row] = await db
    .update(payouts)
    .set({
      status: "processing",
      provider: by,
      attempts: sql`${payouts.attempts} + 1`,
      claimedUntil: until,
    })
    .where(and(eq(payouts.id, id), isDue(by, now)))
    .returning();
  return row;
}

/** What waits for somebody to pay it, and is not cancelled until the transaction ends. By their ids. */
export const lockWaiting = (tx: Db): Promise<PayoutRow[]> =>
  tx.select().from(payouts).where(isWaiting).orderBy(asc(payouts.id)).for("update");

/** The operator is asked by nobody, and claims for good. */
export async function giveToOperator(tx: Db, ids: readonly Id[]): Promise<void> {
  await tx
    .update(payouts)
    .set({ status: "processing", provider: "manual" })
    .where(and(inArray(payouts.id, [...ids]), isWaiting));
}

/** Given before, neither paid nor failed. */
export const listWithOperator = (db: Db): Promise<PayoutRow[]> =>
  db
    .select()
    .from(payouts)
    .where(and(eq(payouts.status, "processing"), eq(payouts.provider, "manual")))
    .orderBy(asc(payouts.id));

/** It is not over yet; looked at again from `tryAt` on. Nothing where another attempt was begun meanwhile. */
export async function postponePayout(
  db: Db,
  { id, attempts }: Pick<PayoutRow, "id" | "attempts">,
  waiting: Pick<PayoutRow, "tryAt" | "error">,
): Promise<void> {
  await db
    .update(payouts)
    .set({ ...waiting, claimedUntil: null })
    .where(and(eq(payouts.id, id), eq(payouts.attempts, attempts), inArray(payouts.status, openStatuses)));
}

/** Answers whom it found waiting: others were approved before, are over, or are not there. */
export async function approve(db: Db, ids: readonly Id[], now: Date): Promise<Id[]> {
  const rows = await db
    .update(payouts)
    .set({ approvedAt: now })
    .where(and(inArray(payouts.id, [...ids]), eq(payouts.status, "requested"), isNull(payouts.approvedAt)))
    .returning({ id: payouts.id });
  return rows.map(({ id }) => id);
}
