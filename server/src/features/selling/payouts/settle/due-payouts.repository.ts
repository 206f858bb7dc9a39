// Payouts on their way to a provider or the operator: claimed by one process at a time.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import type { ProviderName } from "#kernel/outside/payout-provider.ts";
import { openPayoutStatuses } from "../payout-status.ts";
import type { PayoutRow } from "../payouts.repository.ts";
import { payouts } from "../payouts.table.ts";

/** Payouts of a suspended account wait until it is restored; those that a provider has already stay with it. */
const isWaiting = and(
  eq(payouts.status, "requested"),
  isNotNull(payouts.approvedAt),
  sql`NOT EXISTS (SELECT FROM users WHERE users.id = ${payouts.userId} AND users.suspended_at IS NOT NULL)`,
);

/**
 * Not yet with a provider, or with this one already; its next attempt is due, and no process is working on
 * it.
 */
const isDue = (by: ProviderName, now: Date): SQL | undefined =>
  and(
    or(isWaiting, and(eq(payouts.status, "processing"), eq(payouts.provider, by))),
    lte(payouts.tryAt, now),
    or(isNull(payouts.claimedUntil), lte(payouts.claimedUntil, now)),
  );

/** Sorted by id. */
export const listDuePayouts = (
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

/**
 * Claims it for one attempt by this provider. Undefined if it is no longer due: cancelled, over, or claimed.
 */
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

/**
 * Payouts that wait to be paid, locked so that none is cancelled until the transaction ends. Sorted by id.
 */
export const lockWaiting = (tx: Db): Promise<PayoutRow[]> =>
  tx.select().from(payouts).where(isWaiting).orderBy(asc(payouts.id)).for("update");

/**
 * Hands payouts of `lockWaiting` to the operator for good: there are no further attempts, and the claim never runs out. A
 * suspension meanwhile comes too late, or a payout would be paid by hand and still wait.
 */
export async function giveToOperator(tx: Db, ids: readonly Id[]): Promise<void> {
  await tx
    .update(payouts)
    .set({ status: "processing", provider: "manual" })
    .where(and(inArray(payouts.id, [...ids]), eq(payouts.status, "requested")));
}

/** Payouts handed to the operator before that are neither paid nor failed. */
export const listWithOperator = (db: Db): Promise<PayoutRow[]> =>
  db
    .select()
    .from(payouts)
    .where(and(eq(payouts.status, "processing"), eq(payouts.provider, "manual")))
    .orderBy(asc(payouts.id));

/**
 * Leaves it open, to be tried again from `tryAt` on. Changes nothing if another attempt has begun meanwhile.
 */
export async function postponePayout(
  db: Db,
  { id, attempts }: Pick<PayoutRow, "id" | "attempts">,
  waiting: Pick<PayoutRow, "tryAt" | "error">,
): Promise<void> {
  await db
    .update(payouts)
    .set({ ...waiting, claimedUntil: null })
    .where(
      and(eq(payouts.id, id), eq(payouts.attempts, attempts), inArray(payouts.status, openPayoutStatuses)),
    );
}

/** Returns the ids that waited; the others were approved before, are over, or are unknown. */
export async function approve(db: Db, ids: readonly Id[], now: Date): Promise<Id[]> {
  const rows = await db
    .update(payouts)
    .set({ approvedAt: now })
    .where(and(inArray(payouts.id, [...ids]), eq(payouts.status, "requested"), isNull(payouts.approvedAt)))
    .returning({ id: payouts.id });
  return rows.map(({ id }) => id);
}
