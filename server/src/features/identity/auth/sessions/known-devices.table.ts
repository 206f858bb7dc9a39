import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#kernel/database/columns.ts";

export const knownDevices = pgTable("known_devices", {
  userId: uuid("user_id").notNull(),
  name: text().notNull(),
  firstSeenAt: moment("first_seen_at").notNull(),
});
