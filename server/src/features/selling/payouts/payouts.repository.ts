import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { PayoutStatus } from "@solodesk/contract/selling/payouts.ts";
import { and, asc, count, desc, eq, getTableColumns, gt, gte, inArray, isNull, lt, or } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import type { ProviderName } from "#kernel/outside/payout-provider.ts";
import { openPayoutStatuses, statusesBefore } from "./payout-status.ts";
import { payoutDestinations, payouts } from "./payouts.table.ts";

export type PayoutRow = typeof payouts.$inferSelect;
/** A payout with its masked destination, as users see it. */
export type ShownPayout = PayoutRow & { masked: string };

const shown = { ...getTableColumns(payouts), masked: payoutDestinations.masked };
const select = (db: Db) =>
  db
    .select(shown)
    .from(payouts)
    .innerJoin(payoutDestinations, eq(payoutDestinations.id, payouts.destinationId));

export async function insertPayout(tx: Db, payout: PayoutRow): Promise<void> {
  await tx.insert(payouts).values(payout);
}

export async function findPayout(db: Db, id: Id): Promise<ShownPayout | undefined> {
  const [row] = await select(db).where(eq(payouts.id, id));
  return row;
}

/** Undefined for another user's payout. */
export async function findOwnPayout(db: Db, userId: Id, id: Id): Promise<ShownPayout | undefined> {
  const [row] = await select(db).where(and(eq(payouts.id, id), eq(payouts.userId, userId)));
  return row;
}

/** Newest first. */
export async function listPayoutPage(
  db: Db,
  filter: { userId?: Id | undefined; status?: PayoutStatus | undefined },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ShownPayout[]; total: number }> {
  const isListed = and(
    filter.userId === undefined ? undefined : eq(payouts.userId, filter.userId),
    filter.status === undefined ? undefined : eq(payouts.status, filter.status),
  );
  const rows = select(db).where(isListed).orderBy(desc(payouts.id)).limit(limit).offset(offset);
  const total = db.select({ found: count() }).from(payouts).where(isListed);
  const [found, [counted]] = await Promise.all([rows, total]);
  return { rows: found, total: counted?.found ?? 0 };
}

export const listOpen = (db: Db, userId: Id): Promise<ShownPayout[]> =>
  select(db)
    .where(and(eq(payouts.userId, userId), inArray(payouts.status, openPayoutStatuses)))
    .orderBy(desc(payouts.id));

/** Counts payouts of any status. */
export const countRequestedSince = (db: Db, userId: Id, since: Date): Promise<number> =>
  db.$count(payouts, and(eq(payouts.userId, userId), gt(payouts.requestedAt, since)));

/** Oldest first. */
export const listPaid = (
  db: Db,
  { by, from, before }: { by: ProviderName; from?: Date | undefined; before?: Date | undefined },
): Promise<PayoutRow[]> =>
  db
    .select()
    .from(payouts)
    .where(
      and(
        eq(payouts.status, "paid"),
        eq(payouts.provider, by),
        from && gte(payouts.settledAt, from),
        before && lt(payouts.settledAt, before),
      ),
    )
    .orderBy(asc(payouts.settledAt), asc(payouts.id));

type Ending = Pick<PayoutRow, "settledAt"> &
  ({ status: "paid"; reference: string } | { status: "failed"; reason: string } | { status: "cancelled" });

/**
 * The only write that ends a payout. `by` is who pays it, if anyone does. Undefined if it can no longer end
 * this way.
 */
export async function endPayout(
  tx: Db,
  id: Id,
  ending: Ending,
  by?: ProviderName,
): Promise<PayoutRow | undefined> {
  const [row] = await tx
    .update(payouts)
    .set({ ...ending, error: null, claimedUntil: null })
    .where(
      and(
        eq(payouts.id, id),
        inArray(payouts.status, statusesBefore(ending.status)),
        by === undefined ? undefined : or(eq(payouts.provider, by), isNull(payouts.provider)),
      ),
    )
    .returning();
  return row;
}
