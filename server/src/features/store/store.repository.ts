import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Store } from "@solodesk/contract/store.ts";
import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import type { Db } from "#kernel/db.ts";
import { stores } from "./store.table.ts";

type Row = typeof stores.$inferSelect;
export type NewStore = Omit<typeof stores.$inferInsert, "version" | "createdAt" | "updatedAt">;
type Changeable = Omit<NewStore, "id" | "userId" | "currency">;
/** What is undefined stays as it is. */
export type StoreChange = { [Column in keyof Changeable]?: Changeable[Column] | undefined };

const toStore = (row: Row): Store => ({
  id: row.id,
  name: row.name,
  website_url: row.websiteUrl,
  tagline: row.tagline,
  description: row.description,
  logo_url: row.logoUrl,
  banner_url: row.bannerUrl,
  category: row.category,
  currency: row.currency,
  country: row.country,
  timezone: row.timezone,
  email: row.email,
  phone: row.phone,
  address: row.address,
  accent_color: row.accentColor,
  hours: row.hours,
  booking: {
    slot_minutes: row.slotMinutes,
    notice_minutes: row.noticeMinutes,
    horizon_days: row.horizonDays,
  },
  published: row.published,
  created_at: row.createdAt.toISOString(),
});

async function findOne(db: Db, condition: SQL | undefined) {
  const [row] = await db.select().from(stores).where(condition);
  return row && { store: toStore(row), userId: row.userId, version: row.version };
}

export const findByUser = (db: Db, userId: Id) => findOne(db, eq(stores.userId, userId));

export const findByWebsiteUrl = (db: Db, websiteUrl: string) =>
  findOne(db, eq(stores.websiteUrl, websiteUrl));

export const findPublished = (db: Db, websiteUrl: string) =>
  findOne(db, and(eq(stores.websiteUrl, websiteUrl), stores.published));

/** Undefined when the seller has a store already or the address belongs to another one. */
export async function insertStore(db: Db, store: NewStore, now: Date): Promise<Store | undefined> {
  const [row] = await db
    .insert(stores)
    .values({ ...store, version: 1, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  return row && toStore(row);
}

/** Locks the row and by that raises its version, whatever else changes; undefined without a store. */
export async function updateStore(
  db: Db,
  userId: Id,
  change: StoreChange,
  now: Date,
): Promise<Store | undefined> {
  const [row] = await db
    .update(stores)
    .set({ ...change, updatedAt: now })
    .where(eq(stores.userId, userId))
    .returning();
  return row && toStore(row);
}

/** Which of these addresses belong to a store. */
export async function findTaken(db: Db, websiteUrls: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ websiteUrl: stores.websiteUrl })
    .from(stores)
    .where(inArray(stores.websiteUrl, websiteUrls));
  return new Set(rows.map(({ websiteUrl }) => websiteUrl));
}

/** Newest change first. */
export function listPublished(db: Db, limit: number): Promise<{ websiteUrl: string; updatedAt: Date }[]> {
  return db
    .select({ websiteUrl: stores.websiteUrl, updatedAt: stores.updatedAt })
    .from(stores)
    .where(eq(stores.published, true))
    .orderBy(desc(stores.updatedAt))
    .limit(limit);
}
