import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, whole } from "#kernel/database/columns.ts";

export const secondFactors = pgTable("second_factors", {
  userId: uuid("user_id").primaryKey(),
  sealedSecret: text("sealed_secret").notNull(),
  createdAt: moment("created_at").notNull(),
  enabledAt: moment("enabled_at"),
  lastStep: whole("last_step").notNull(),
});
