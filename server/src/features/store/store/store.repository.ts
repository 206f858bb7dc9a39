import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { and, desc, eq, inArray } from "drizzle-orm";
import { type Db, prepared } from "#kernel/database/db.ts";
import { selectRows } from "#kernel/database/table-rows.ts";
import { policySha256 } from "./policy/policy-sha256.ts";
import { stores } from "./store.table.ts";
import { websiteUrls } from "./website-urls/website-urls.table.ts";

type Row = typeof stores.$inferSelect;
export type NewStore = Omit<typeof stores.$inferInsert, "version" | "createdAt" | "updatedAt">;
type Changeable = Omit<NewStore, "id" | "userId" | "currency">;
/** Undefined fields stay as they are. */
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
  languages: row.languages,
  email: row.email,
  phone: row.phone,
  address: row.address,
  accent_color: row.accentColor,
  look: { theme: row.pageTheme, sections: row.pageSections },
  hours: row.hours,
  booking: {
    slot_minutes: row.slotMinutes,
    notice_minutes: row.noticeMinutes,
    horizon_days: row.horizonDays,
    change_notice_minutes: row.changeNoticeMinutes,
    reminders: row.reminders,
    contact: row.bookingContact,
    confirmation: row.confirmation,
    verify_email: row.verifyEmail,
    policy: row.policy && { ...row.policy, sha256: policySha256(row.policy) },
  },
  checkout: {
    shipping_flat: row.shippingFlat,
    free_shipping_over: row.freeShippingOver,
    tax_bps: row.taxBps,
  },
  published: row.published,
  created_at: row.createdAt.toISOString(),
});

export async function findByUser(db: Db, userId: Id): Promise<{ store: Store } | undefined> {
  const wanted = { rest: "WHERE user_id = $1", values: [userId] };
  const [row] = await selectRows(db, "find-store-of-user", stores, wanted);
  return row && { store: toStore(row) };
}

export async function isOwner(db: Db, userId: Id): Promise<boolean> {
  const text = "SELECT 1 FROM stores WHERE user_id = $1";
  return (await prepared(db, "is-owner-of-store", text, [userId])).length === 1;
}

export async function findById(db: Db, id: Id): Promise<Store | undefined> {
  const [row] = await selectRows(db, "find-store", stores, { rest: "WHERE id = $1", values: [id] });
  return row && toStore(row);
}

/** Returns stores in no particular order. */
export async function listById(db: Db, ids: readonly Id[]): Promise<Store[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(stores)
    .where(inArray(stores.id, [...ids]));
  return rows.map(toStore);
}

export async function findStoreOwner(db: Db, id: Id): Promise<Id | undefined> {
  const text = "SELECT user_id FROM stores WHERE id = $1";
  const [row] = await prepared<{ user_id: Id }>(db, "find-owner-of-store", text, [id]);
  return row?.user_id;
}

/** Finds a published store by its address or a former one. */
export async function findPublished(db: Db, websiteUrl: string) {
  const [row] = await db
    .select({ store: stores })
    .from(websiteUrls)
    .innerJoin(stores, eq(stores.id, websiteUrls.storeId))
    .where(and(eq(websiteUrls.websiteUrl, websiteUrl), stores.published))
    .prepare("published-store")
    .execute();
  return row && { store: toStore(row.store), version: row.store.version };
}

export interface PublishedStore {
  /** The address that was looked up, current or former. */
  address: string;
  ownerId: Id;
  store: Store;
}

export async function findAllPublished(db: Db, addresses: string[]): Promise<PublishedStore[]> {
  const rows = await db
    .select({ store: stores, address: websiteUrls.websiteUrl })
    .from(websiteUrls)
    .innerJoin(stores, eq(stores.id, websiteUrls.storeId))
    .where(and(inArray(websiteUrls.websiteUrl, addresses), stores.published));
  return rows.map(({ store, address }) => ({ address, ownerId: store.userId, store: toStore(store) }));
}

/** Inserts a store whose address is already claimed; returns undefined if the seller has a store. */
export async function insertStore(db: Db, store: NewStore, now: Date): Promise<Store | undefined> {
  const [row] = await db
    .insert(stores)
    .values({ ...store, version: 1, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  return row && toStore(row);
}

/**
 * Updates a store, which locks its row and raises its version, even without other changes; returns undefined
 * without a store.
 */
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

/** Lists published stores, newest change first. */
export function listPublished(
  db: Db,
  limit: number,
): Promise<Pick<typeof stores.$inferSelect, "websiteUrl" | "languages" | "updatedAt">[]> {
  return db
    .select({ websiteUrl: stores.websiteUrl, languages: stores.languages, updatedAt: stores.updatedAt })
    .from(stores)
    .where(eq(stores.published, true))
    .orderBy(desc(stores.updatedAt))
    .limit(limit);
}

export async function listTimezones(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ zone: stores.timezone }).from(stores);
  return rows.map(({ zone }) => zone);
}

export async function lockRow(tx: Db, id: Id): Promise<void> {
  await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, id)).for("no key update");
}
