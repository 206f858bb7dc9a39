import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#kernel/database/columns.ts";

export const identities = pgTable("identities", {
  issuer: text().notNull(),
  subject: text().notNull(),
  userId: uuid("user_id").notNull(),
  email: text().notNull(),
  name: text(),
  picture: text(),
  linkedAt: moment("linked_at").notNull(),
});
