import type { LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import { type PlanLimits, planIntervals, planKinds } from "@solodesk/contract/money/plans.ts";
import { boolean, char, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { minor, moment } from "#kernel/database/columns.ts";

/** The description and features in the languages that have them. */
export type PlanTranslations = {
  [Tag in LanguageTag]?: { description: string; features: string[] } | undefined;
};

export const plans = pgTable("plans", {
  id: uuid().primaryKey(),
  key: text().notNull(),
  version: integer().notNull(),
  name: text().notNull(),
  description: text().notNull(),
  kind: text({ enum: planKinds }).notNull(),
  currency: char({ length: 3 }).notNull(),
  price: minor("price").notNull(),
  interval: text({ enum: planIntervals }),
  credits: minor("credits"),
  features: jsonb().$type<string[]>().notNull(),
  translations: jsonb().$type<PlanTranslations>().notNull(),
  limits: jsonb().$type<PlanLimits>().notNull(),
  feeBps: integer("fee_bps"),
  emailsPerDay: integer("emails_per_day"),
  highlighted: boolean().notNull(),
  position: integer().notNull(),
  createdAt: moment("created_at").notNull(),
  withdrawnAt: moment("withdrawn_at"),
});
