import type { BookingAnswer } from "@solodesk/contract/catalog/services/answers.ts";
import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import {
  type AppointmentStatus,
  appointmentStatuses,
} from "@solodesk/contract/scheduling/appointments/appointment-statuses.ts";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { calendarFeeds } from "./feeds.table.ts";

export async function findFeed(db: Db, storeId: Id): Promise<{ createdAt: Date } | undefined> {
  const [row] = await db
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.storeId, storeId));
  return row;
}

/** Replaces the store's feed. A store has at most one. */
export async function replaceFeed(db: Db, feed: typeof calendarFeeds.$inferInsert): Promise<void> {
  const { hash, createdAt } = feed;
  await db
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: calendarFeeds.storeId, set: { hash, createdAt } });
}

export async function deleteFeed(db: Db, storeId: Id): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.storeId, storeId));
}

/** What the feed shows of an appointment. A store without appointments has one row, with null as `id`. */
export interface FeedRow extends Record<string, unknown> {
  store: string;
  /** The seller's. */
  language: string;
  address: string;
  id: Id | null;
  number: number;
  version: number;
  status: AppointmentStatus;
  title: string;
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  notes: string;
  answers: BookingAnswer[];
  meeting_url: string | null;
  seats: number;
  session_id: Id | null;
  /** Null without a service. */
  capacity: number | null;
  location: Service["location"] | null;
  starts_at: string;
  ends_at: string;
  updated_at: string;
}

interface Window {
  from: Date;
  to: Date;
  now: Date;
  most: number;
}

/** A store, or the one that has the feed with this hash. */
export type WhichFeed = { storeId: Id } | { hash: string };

/** The address of a feed gives access without a session, so a suspended account's shows nothing. */
const ofFeed = (hash: string): SQL =>
  sql`stores.id = (SELECT store_id FROM calendar_feeds WHERE hash = ${hash}) AND users.suspended_at IS NULL`;

/** Those closest to now first. Returns no rows if there is no such store. */
export async function listFeedRows(
  db: Db,
  which: WhichFeed,
  { from, to, now, most }: Window,
): Promise<FeedRow[]> {
  const statuses = sql.join(
    appointmentStatuses.map((status) => sql`${status}`),
    sql`, `,
  );
  const { rows } = await db.execute<FeedRow>(sql`
    SELECT stores.name AS store, users.language, stores.address, a.id, a.number, a.version, a.status, a.title, a.customer_name,
      a.customer_email, a.customer_phone, a.notes, a.answers, a.meeting_url, a.seats, a.session_id, services.capacity, services.location, a.starts_at, a.ends_at, a.updated_at
    FROM stores
    JOIN users ON users.id = stores.user_id
    LEFT JOIN appointments a ON a.store_id = stores.id AND a.starts_at >= ${from} AND a.starts_at < ${to}
      AND a.status IN (${statuses})
    LEFT JOIN services ON services.store_id = a.store_id AND services.id = a.service_id
    WHERE ${"storeId" in which ? sql`stores.id = ${which.storeId}` : ofFeed(which.hash)}
    ORDER BY abs(extract(epoch FROM a.starts_at - ${now})), a.id
    LIMIT ${most}`);
  return rows;
}
