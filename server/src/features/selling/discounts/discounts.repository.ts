import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, eq, gt, isNull, ne, or } from "drizzle-orm";
import { type Db, prepared } from "#kernel/database/db.ts";
import { insertRows, selectRows } from "#kernel/database/table-rows.ts";
import { discounts, discountUses } from "./discounts.table.ts";

export type DiscountRow = typeof discounts.$inferSelect;
export type DiscountTerms = Omit<DiscountRow, "id" | "storeId" | "uses" | "createdAt" | "updatedAt">;

export const countDiscounts = (db: Db, storeId: Id): Promise<number> =>
  db.$count(discounts, eq(discounts.storeId, storeId));

/** How many automatic ones are on and haven't ended, except for one. */
export const countAutomatic = (db: Db, storeId: Id, except: Id, now: Date): Promise<number> =>
  db.$count(
    discounts,
    and(
      eq(discounts.storeId, storeId),
      ne(discounts.id, except),
      isNull(discounts.codeKey),
      discounts.active,
      or(isNull(discounts.endsAt), gt(discounts.endsAt, now)),
    ),
  );

/** Violates the constraint "discounts_code" if the store has another one with this code. */
export async function insertDiscount(tx: Db, row: Omit<DiscountRow, "uses">): Promise<DiscountRow> {
  const [inserted] = await tx.insert(discounts).values(row).returning();
  if (!inserted) throw new Error("An inserted discount was not returned.");
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

interface OfCart {
  storeIds: readonly Id[];
  /** Of its products and services. */
  itemIds: readonly Id[];
  codeKeys: readonly string[];
  now: Date;
}

// A discount can name far more items than the cart has.
const inCart = (column: string) =>
  `CASE WHEN ${column} IS NOT NULL THEN ARRAY(SELECT unnest(${column}) INTERSECT SELECT unnest($3::uuid[])) END`;

/**
 * Automatic ones that can be used now for something in the cart, and those with these codes whatever their state; the oldest
 * first. Of the products and services that they name, they have those in the cart.
 */
export const listOffered = (db: Db, { storeIds, itemIds, codeKeys, now }: OfCart): Promise<DiscountRow[]> =>
  selectRows(db, "list-offered-discounts", discounts, {
    rest: `WHERE store_id = ANY($1) AND (code_key = ANY($2) OR (code_key IS NULL AND active
      AND (starts_at <= $4) IS NOT FALSE AND (ends_at > $4) IS NOT FALSE AND (uses < use_limit) IS NOT FALSE
      AND (product_ids && $3::uuid[]) IS NOT FALSE AND (service_ids && $3::uuid[]) IS NOT FALSE)) ORDER BY id`,
    values: [storeIds, codeKeys, itemIds, now.toISOString()],
    computed: { productIds: inCart("product_ids"), serviceIds: inCart("service_ids") },
  });

export interface Buyer {
  userId: Id | undefined;
  /** Empty if it isn't known. */
  email: string;
}

export interface PastUse {
  storeId: Id;
  discountId: Id | null;
  /** Whether that discount is for first orders. */
  firstOrder: boolean;
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
  SELECT m.store_id, u.discount_id, coalesce(d.first_order, false) AS first_order,
    count(*) FILTER (WHERE m.paid)::int AS paid, count(*) FILTER (WHERE NOT m.paid)::int AS unpaid
  FROM mine m LEFT JOIN discount_uses u ON u.store_id = m.store_id AND u.order_id = m.id AND u.held
    LEFT JOIN discounts d ON d.store_id = u.store_id AND d.id = u.discount_id
  GROUP BY m.store_id, u.discount_id, d.first_order`;

/** How many orders with each discount somebody has at these stores; without a discount: how many orders without one. */
export async function listPastUses(
  db: Db,
  storeIds: readonly Id[],
  { userId, email }: Buyer,
): Promise<PastUse[]> {
  const rows = await prepared<{
    store_id: Id;
    discount_id: Id | null;
    first_order: boolean;
    paid: number;
    unpaid: number;
  }>(db, "list-past-uses-of-discounts", pastStatement, [storeIds, email.trim(), userId ?? null]);
  return rows.map((row) => ({
    storeId: row.store_id,
    discountId: row.discount_id,
    firstOrder: row.first_order,
    paid: row.paid,
    unpaid: row.unpaid,
  }));
}

type Key = Pick<DiscountRow, "id" | "storeId">;

const arraysOf = (keys: readonly Key[]) => [keys.map(({ storeId }) => storeId), keys.map(({ id }) => id)];

/**
 * Locks these discounts until the transaction ends, sorted by id. With one for first orders, all of the store's: of them, a
 * customer uses one.
 */
export const lockDiscounts = (
  tx: Db,
  keys: readonly (Key & Pick<DiscountRow, "firstOrder">)[],
): Promise<unknown> =>
  prepared(
    tx,
    "lock-discounts",
    `SELECT FROM discounts WHERE (store_id = ANY($1) AND id = ANY($2)) OR (store_id = ANY($3) AND first_order)
      ORDER BY id FOR NO KEY UPDATE`,
    [...arraysOf(keys), keys.filter(({ firstOrder }) => firstOrder).map(({ storeId }) => storeId)],
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

export async function insertUses(tx: Db, rows: readonly (typeof discountUses.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await insertRows(tx, "insert-discount-uses", discountUses, rows);
}

/** Locks the discounts of these orders until the transaction ends, sorted by id. */
export const lockDiscountsOf = (tx: Db, orders: readonly Key[]): Promise<unknown> =>
  prepared(
    tx,
    "lock-discounts-of-orders",
    `SELECT FROM discounts WHERE (store_id, id) IN
        (SELECT u.store_id, u.discount_id FROM discount_uses u WHERE u.store_id = ANY($1) AND u.order_id = ANY($2))
      ORDER BY id FOR NO KEY UPDATE`,
    arraysOf(orders),
  );

/** Writes whether orders hold their uses, and counts those that it changed, whatever the limit. Lock the discounts before. */
export const setHeld = (tx: Db, orders: readonly Key[], held: boolean): Promise<unknown> =>
  prepared(
    tx,
    "set-held-uses-of-discounts",
    `WITH changed AS (
        UPDATE discount_uses SET held = $3 WHERE store_id = ANY($1) AND order_id = ANY($2) AND held <> $3
        RETURNING store_id, discount_id
      ), counted AS (SELECT store_id, discount_id, count(*)::int AS uses FROM changed GROUP BY store_id, discount_id)
      UPDATE discounts d SET uses = d.uses + CASE WHEN $3 THEN c.uses ELSE -c.uses END
      FROM counted c WHERE d.store_id = c.store_id AND d.id = c.discount_id`,
    [...arraysOf(orders), held],
  );
