import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#kernel/database/columns.ts";

export const subjectKinds = ["order", "appointment"] as const;

export const touches = pgTable("touches", {
  subjectKind: text("subject_kind", { enum: subjectKinds }).notNull(),
  subjectId: uuid("subject_id").notNull(),
  storeId: uuid("store_id").notNull(),
  platform: text().notNull().default(""),
  source: text().notNull().default(""),
  medium: text().notNull().default(""),
  campaign: text().notNull().default(""),
  touchedAt: moment("touched_at").notNull(),
});
