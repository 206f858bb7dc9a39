// A read model: the visits of sold packs, which are deposits, with their orders.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { maxListedPacks } from "@solodesk/contract/selling/packs.ts";
import { sql } from "drizzle-orm";
import type { PackLine } from "#features/money/wallet/deposits/pack-visits.ts";
import type { Db } from "#kernel/database/db.ts";

interface Customer {
  /** The seller. */
  userId: Id;
  serviceId: Id | null;
  email: string;
  phone: string;
  now: Date;
}

interface UsableRow extends Record<string, unknown> {
  orderId: Id;
  number: number;
  line: number;
  left: number;
  expiresAt: Date;
}

/** Packs of the service with visits that can be booked, which somebody with this address or phone number bought. */
export async function listUsable(
  db: Db,
  { userId, serviceId, email, phone, now }: Customer,
  limit = maxListedPacks,
): Promise<UsableRow[]> {
  const { rows } = await db.execute<UsableRow & { expiresAt: string }>(sql`
    SELECT o.id AS "orderId", o.number::int, d.pack_line AS line, count(*)::int AS left, min(d.expires_at) AS "expiresAt"
    FROM deposits d JOIN orders o ON o.store_id = d.store_id AND o.id = d.order_id
      JOIN order_items i ON i.store_id = d.store_id AND i.order_id = d.order_id AND i.line = d.pack_line
    WHERE d.user_id = ${userId} AND d.outcome IS NULL AND d.appointment_id IS NULL AND d.expires_at > ${now.toISOString()}::timestamptz
      AND i.service_id = ${serviceId}
      AND ((${email} <> '' AND lower(o.customer_email) = lower(${email})) OR (${phone} <> '' AND o.customer_phone = ${phone}))
    GROUP BY o.id, d.pack_line ORDER BY "expiresAt", o.id LIMIT ${limit}`);
  return rows.map((row) => ({ ...row, expiresAt: new Date(row.expiresAt) }));
}

interface Page<T> {
  after: T | undefined;
  limit: number;
}

/** Whether customers can book the service of a sold pack; not if it was deleted. */
const isOffered = sql`(s.active AND s.archived_at IS NULL AND st.published) IS TRUE`;
const services = sql`JOIN order_items i ON i.store_id = d.store_id AND i.order_id = d.order_id AND i.line = d.pack_line
  LEFT JOIN services s ON s.id = i.service_id LEFT JOIN stores st ON st.id = s.store_id`;
const isUnbooked = sql`d.pack_line IS NOT NULL AND d.outcome IS NULL AND d.appointment_id IS NULL`;

/** Visits that would expire before `until`, and that nobody can book because the service or its store isn't online. */
export async function listUnbookable(
  db: Db,
  until: Date,
  { after, limit }: Page<{ id: Id }>,
): Promise<{ id: Id }[]> {
  const { rows } = await db.execute<{ id: Id }>(sql`
    SELECT d.id FROM deposits d ${services}
    WHERE ${isUnbooked} AND d.expires_at < ${until.toISOString()}::timestamptz AND NOT ${isOffered}
      AND (${after?.id ?? null}::uuid IS NULL OR d.id > ${after?.id ?? null}::uuid)
    ORDER BY d.id LIMIT ${limit}`);
  return rows;
}

export interface EndingPack extends Record<string, unknown>, PackLine {
  /** When the first of its visits expires. */
  expiresAt: Date;
}

/** Packs of which a visit that can be booked expires within this time. */
export async function listEnding(
  db: Db,
  { from, to }: { from: Date; to: Date },
  { after, limit }: Page<PackLine>,
): Promise<EndingPack[]> {
  const { rows } = await db.execute<EndingPack & { expiresAt: string }>(sql`
    SELECT d.order_id AS "orderId", d.pack_line AS line, min(d.expires_at) AS "expiresAt" FROM deposits d ${services}
    WHERE ${isUnbooked} AND ${isOffered}
      AND d.expires_at > ${from.toISOString()}::timestamptz AND d.expires_at <= ${to.toISOString()}::timestamptz
      AND (${after?.orderId ?? null}::uuid IS NULL
        OR (d.order_id, d.pack_line) > (${after?.orderId ?? null}::uuid, ${after?.line ?? null}::int))
    GROUP BY d.order_id, d.pack_line ORDER BY d.order_id, d.pack_line LIMIT ${limit}`);
  return rows.map((row) => ({ ...row, expiresAt: new Date(row.expiresAt) }));
}

/** How many visits of the seller's packs aren't booked, of one service or of all. */
export async function countUnbookedRows(db: Db, userId: Id, serviceId: Id | undefined): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM deposits d JOIN order_items i ON i.store_id = d.store_id AND i.order_id = d.order_id AND i.line = d.pack_line
    WHERE ${isUnbooked} AND d.user_id = ${userId}
      AND (${serviceId ?? null}::uuid IS NULL OR i.service_id = ${serviceId ?? null}::uuid)`);
  return rows[0]?.count ?? 0;
}

/** The number of an order. */
export async function findNumber(db: Db, orderId: Id): Promise<number | undefined> {
  const { rows } = await db.execute<{ number: number }>(
    sql`SELECT number::int FROM orders WHERE id = ${orderId}`,
  );
  return rows[0]?.number;
}
