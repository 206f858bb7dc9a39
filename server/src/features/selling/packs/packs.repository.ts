// A read model: the visits of sold packs, which are deposits, with their orders.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { maxListedPacks } from "@solodesk/contract/selling/packs.ts";
import { sql } from "drizzle-orm";
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
    FROM deposits d JOIN orders o ON o.id = d.order_id
      JOIN order_items i ON i.order_id = d.order_id AND i.line = d.pack_line
    WHERE d.user_id = ${userId} AND d.outcome IS NULL AND d.appointment_id IS NULL AND d.expires_at > ${now.toISOString()}::timestamptz
      AND i.service_id = ${serviceId}
      AND ((${email} <> '' AND lower(o.customer_email) = lower(${email})) OR (${phone} <> '' AND o.customer_phone = ${phone}))
    GROUP BY o.id, d.pack_line ORDER BY "expiresAt", o.id LIMIT ${limit}`);
  return rows.map((row) => ({ ...row, expiresAt: new Date(row.expiresAt) }));
}

/** The number of an order. */
export async function findNumber(db: Db, orderId: Id): Promise<number | undefined> {
  const { rows } = await db.execute<{ number: number }>(
    sql`SELECT number::int FROM orders WHERE id = ${orderId}`,
  );
  return rows[0]?.number;
}
