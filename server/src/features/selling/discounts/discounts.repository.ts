import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, eq, sql } from "drizzle-orm";
import { type Db, prepared } from "#kernel/database/db.ts";
import { insertRows, selectRows } from "#kernel/database/table-rows.ts";
import { discounts, discountUses } from "./discounts.table.ts";

export type DiscountRow = typeof discounts.$inferSelect;
export type DiscountTerms = Omit<DiscountRow, "id" | "storeId" | "uses" | "createdAt" | "updatedAt">;

export const countDiscounts = (db: Db, storeId: Id): Promise<number> =>
  db.$count(discounts, eq(discounts.storeId, storeId));

/** Undefined if the store has another one with this code. */
export async function insertDiscount(
  tx: Db,
  row: Omit<DiscountRow, "uses">,
): Promise<DiscountRow | undefined> {
  const [inserted] = await tx.insert(discounts).values(row).onConflictDoNothing().returning();
  return inserted;
}

/** Violates the constraint "discounts_code" if the store has another one with this code. */
export async function updateDiscount(
  tx: Db,
  storeId: Id,
  id: Id,
  change: DiscountTerms & { updatedAt: Date },
): Promise<DiscountRow | undefined> {
  const [row] = await tx
    .update(discounts)
    .set(change)
    .where(and(eq(discounts.storeId, storeId), eq(discounts.id, id)))
    .returning();
  return row;
}

export async function deleteDiscount(db: Db, storeId: Id, id: Id): Promise<boolean> {
  const { rowCount } = await db
    .delete(discounts)
    .where(and(eq(discounts.storeId, storeId), eq(discounts.id, id)));
  return rowCount === 1;
}

/** What a discount brought: of its paid orders. */
export interface Brought {
  orders: number;
  /** What was paid for them, less refunds. */
  revenue: number;
  givenAway: number;
}

const broughtStatement = `
  SELECT u.discount_id AS id, count(*)::int AS orders, sum(o.total - o.due_later - o.refunded) AS revenue,
    sum(u.amount) AS given_away
  FROM discount_uses u JOIN orders o ON o.store_id = u.store_id AND o.id = u.order_id
  WHERE u.store_id = $1 AND ($2::uuid IS NULL OR u.discount_id = $2) AND o.paid_at IS NOT NULL GROUP BY u.discount_id`;

/** Of one discount of the store, or of all. Those that brought nothing have no entry. */
export async function sumBrought(db: Db, storeId: Id, id: Id | null): Promise<Map<Id, Brought>> {
  const rows = await prepared<{ id: Id; orders: number; revenue: string; given_away: string }>(
    db,
    "sum-brought-by-discounts",
    broughtStatement,
    [storeId, id],
  );
  return new Map(
    rows.map((row) => [
      row.id,
      { orders: row.orders, revenue: Number(row.revenue), givenAway: Number(row.given_away) },
    ]),
  );
}

/** The newest first. */
export const listDiscountRows = (db: Db, storeId: Id): Promise<DiscountRow[]> =>
  selectRows(db, "list-discounts", discounts, {
    rest: "WHERE store_id = $1 ORDER BY created_at DESC, id DESC",
    values: [storeId],
  });

/** Automatic ones that are switched on, and those with these codes whatever their state; the oldest first. */
export const listOffered = (
  db: Db,
  storeIds: readonly Id[],
  codeKeys: readonly string[],
): Promise<DiscountRow[]> =>
  selectRows(db, "list-offered-discounts", discounts, {
    rest: "WHERE store_id = ANY($1) AND (code_key = ANY($2) OR (code_key IS NULL AND active)) ORDER BY id",
    values: [storeIds, codeKeys],
  });

export interface Buyer {
  userId: Id | undefined;
  /** Empty if it isn't known. */
  email: string;
}

export interface PastUse {
  storeId: Id;
  discountId: Id | null;
  paid: number;
  unpaid: number;
}

// An address is written in ASCII, and one person writes theirs in upper or in lower case.
const pastStatement = `
  WITH mine AS (
    SELECT o.store_id, o.id, o.paid_at IS NOT NULL AS paid FROM orders o
    WHERE o.store_id = ANY($1) AND $2 <> '' AND lower(o.customer_email) = lower($2)
    UNION
    SELECT o.store_id, o.id, o.paid_at IS NOT NULL FROM orders o WHERE o.store_id = ANY($1) AND o.buyer_id = $3
  )
  SELECT m.store_id, u.discount_id, count(*) FILTER (WHERE m.paid)::int AS paid, count(*) FILTER (WHERE NOT m.paid)::int AS unpaid
  FROM mine m LEFT JOIN discount_uses u ON u.store_id = m.store_id AND u.order_id = m.id AND u.held
  GROUP BY m.store_id, u.discount_id`;

/** How many orders with each discount somebody has at these stores; without a discount: how many orders without one. */
export async function listPastUses(
  db: Db,
  storeIds: readonly Id[],
  { userId, email }: Buyer,
): Promise<PastUse[]> {
  const rows = await prepared<{ store_id: Id; discount_id: Id | null; paid: number; unpaid: number }>(
    db,
    "list-past-uses-of-discounts",
    pastStatement,
    [storeIds, email.trim(), userId ?? null],
  );
  return rows.map((row) => ({
    storeId: row.store_id,
    discountId: row.discount_id,
    paid: row.paid,
    unpaid: row.unpaid,
  }));
}

type Key = Pick<DiscountRow, "id" | "storeId">;

const arraysOf = (keys: readonly Key[]) => [keys.map(({ storeId }) => storeId), keys.map(({ id }) => id)];

/** Locks these discounts until the transaction ends, sorted by id. */
export const lockDiscounts = (tx: Db, keys: readonly Key[]): Promise<unknown> =>
  prepared(
    tx,
    "lock-discounts",
    "SELECT FROM discounts WHERE store_id = ANY($1) AND id = ANY($2) ORDER BY id FOR NO KEY UPDATE",
    arraysOf(keys),
  );

/** Takes one use of each that is switched on and has one left. Returns their ids. Lock them before. */
export async function takeLeft(tx: Db, keys: readonly Key[]): Promise<Id[]> {
  const rows = await prepared<{ id: Id }>(
    tx,
    "take-uses-of-discounts",
    `UPDATE discounts SET uses = uses + 1 WHERE store_id = ANY($1) AND id = ANY($2)
       AND active AND (use_limit IS NULL OR uses < use_limit) RETURNING id`,
    arraysOf(keys),
  );
  return rows.map(({ id }) => id);
}

/** Changes the uses of these, whatever their limit. */
export async function changeUses(tx: Db, storeId: Id, ids: readonly Id[], by: 1 | -1): Promise<void> {
  if (ids.length === 0) return;
  const keys = ids.map((id) => ({ id, storeId }));
  await lockDiscounts(tx, keys);
  await prepared(
    tx,
    "change-uses-of-discounts",
    "UPDATE discounts SET uses = uses + $3 WHERE store_id = ANY($1) AND id = ANY($2)",
    [...arraysOf(keys), by],
  );
}

export async function insertUses(tx: Db, rows: readonly (typeof discountUses.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await insertRows(tx, "insert-discount-uses", discountUses, rows);
}

/** Writes whether an order holds its uses. Returns the discounts of those that it changed. */
export async function setHeld(tx: Db, storeId: Id, orderId: Id, held: boolean): Promise<Id[]> {
  const rows = await tx
    .update(discountUses)
    .set({ held })
    .where(
      and(
        eq(discountUses.storeId, storeId),
        eq(discountUses.orderId, orderId),
        sql`${discountUses.held} <> ${held}`,
      ),
    )
    .returning({ id: discountUses.discountId });
  return rows.map(({ id }) => id);
}
