import type { Policy } from "@solodesk/contract/store/store/policy.ts";
import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#kernel/database/columns.ts";

/** Policies that customers accepted. Rows are never changed. */
export const bookingPolicies = pgTable("booking_policies", {
  sha256: text().primaryKey(),
  policy: jsonb().$type<Policy>().notNull(),
  createdAt: moment("created_at").notNull(),
});
