import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#kernel/database/columns.ts";

export const recoveryCodes = pgTable("recovery_codes", {
  userId: uuid("user_id").notNull(),
  hash: text().notNull(),
  usedAt: moment("used_at"),
});
