import { boolean, char, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { minor, moment } from "#kernel/database/columns.ts";

export const giftCardOutcomes = ["expired", "cancelled"] as const;

export const giftCardRows = pgTable("gift_cards", {
  id: uuid().primaryKey(),
  storeId: uuid("store_id").notNull(),
  codeHash: text("code_hash").notNull(),
  ending: text().notNull(),
  currency: char({ length: 3 }).notNull(),
  amount: minor("amount").notNull(),
  /** Without what unpaid orders hold. */
  balance: minor("balance").notNull(),
  /** What of it came from credits, and returns to them when the card ends. */
  fromCredits: minor("from_credits").notNull(),
  toName: text("to_name").notNull(),
  toEmail: text("to_email"),
  message: text().notNull(),
  sendAt: moment("send_at"),
  sentAt: moment("sent_at"),
  expiresAt: moment("expires_at"),
  outcome: text({ enum: giftCardOutcomes }),
  createdAt: moment("created_at").notNull(),
});

export const giftCardUses = pgTable("gift_card_uses", {
  storeId: uuid("store_id").notNull(),
  orderId: uuid("order_id").notNull(),
  cardId: uuid("card_id").notNull(),
  paymentId: uuid("payment_id").notNull(),
  amount: minor("amount").notNull(),
  returned: minor("returned").notNull().default(0),
  held: boolean().notNull().default(true),
});

export const giftCardEnds = pgTable("gift_card_ends", {
  id: uuid().primaryKey(),
  storeId: uuid("store_id").notNull(),
  cardId: uuid("card_id").notNull(),
  outcome: text({ enum: giftCardOutcomes }).notNull(),
  amount: minor("amount").notNull(),
  at: moment("at").notNull(),
});
