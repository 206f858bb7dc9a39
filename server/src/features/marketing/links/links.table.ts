import { linkTargets } from "@solodesk/contract/marketing/links.ts";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, whole } from "#kernel/database/columns.ts";

export const adLinks = pgTable("ad_links", {
  storeId: uuid("store_id").notNull(),
  id: uuid().primaryKey(),
  code: text().notNull(),
  name: text().notNull(),
  target: text({ enum: linkTargets }).notNull(),
  targetId: uuid("target_id"),
  platform: text().notNull(),
  source: text().notNull(),
  medium: text().notNull().default(""),
  campaign: text().notNull(),
  writtenCampaign: text("written_campaign"),
  term: text().notNull().default(""),
  content: text().notNull().default(""),
  clicks: whole("clicks").notNull().default(0),
  visits: whole("visits").notNull().default(0),
  createdAt: moment("created_at").notNull(),
  removedAt: moment("removed_at"),
});
