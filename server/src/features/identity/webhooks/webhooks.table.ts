import { deliveryStates, sentEvents, webhookEvents } from "@solodesk/contract/identity/webhooks.ts";
import { boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, whole } from "#kernel/database/columns.ts";

export const ownWebhooks = pgTable("webhooks", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").notNull(),
  url: text().notNull(),
  description: text().notNull(),
  events: text({ enum: webhookEvents }).array().notNull(),
  /** Sealed, as the old one is; see webhook-secret.ts. */
  secret: text().notNull(),
  oldSecret: text("old_secret"),
  oldSecretUntil: moment("old_secret_until"),
  isOn: boolean("is_on").notNull(),
  failedAt: moment("failed_at"),
  failingSince: moment("failing_since"),
  claim: uuid(),
  claimedUntil: moment("claimed_until"),
  createdAt: moment("created_at").notNull(),
});

export const webhookDeliveries = pgTable("webhook_deliveries", {
  id: uuid().primaryKey(),
  webhookId: uuid("webhook_id").notNull(),
  userId: uuid("user_id").notNull(),
  seq: whole("seq").generatedAlwaysAsIdentity(),
  event: text({ enum: sentEvents }).notNull(),
  objectId: uuid("object_id").notNull(),
  state: text({ enum: deliveryStates }).notNull(),
  body: text(),
  attempts: integer().notNull().default(0),
  attemptedAt: moment("attempted_at"),
  dueAt: moment("due_at").notNull(),
  statusCode: integer("status_code"),
  error: text(),
  answer: text().notNull().default(""),
  createdAt: moment("created_at").notNull(),
});
