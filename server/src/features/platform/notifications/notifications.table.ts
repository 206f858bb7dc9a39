import { notificationKinds, preferenceKinds } from "@solodesk/contract/platform/notifications.ts";
import { boolean, date, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#kernel/database/columns.ts";

export const notifications = pgTable("notifications", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").notNull(),
  kind: text({ enum: notificationKinds }).notNull(),
  about: text().notNull(),
  path: text().notNull(),
  createdAt: moment("created_at").notNull(),
  readAt: moment("read_at"),
  sessionId: uuid("session_id"),
});

export const notificationPreferences = pgTable("notification_preferences", {
  userId: uuid("user_id").notNull(),
  kind: text({ enum: preferenceKinds }).notNull(),
  inApp: boolean("in_app").notNull(),
  byMail: boolean("by_mail").notNull(),
  /** The first day of the week that was summarized last. */
  summarized: date(),
});
