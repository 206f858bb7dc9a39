import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#kernel/database/columns.ts";

export const websiteUrls = pgTable("website_urls", {
  websiteUrl: text("website_url").primaryKey(),
  storeId: uuid("store_id").notNull(),
  /** Null for the store's current address; for a former one, until when no other store may take it. */
  heldUntil: moment("held_until"),
});
