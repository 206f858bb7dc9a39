// Gift cards: amounts that anyone with the code can spend at the store that made them.

import { z } from "zod";
import { endpoint, type Limit } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg, t } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Minor, Money, maxPriceMinor, Price } from "../kernel/money.ts";
import { Pagination, pageQuery } from "../kernel/page.ts";
import { Email, line, text } from "../kernel/text.ts";
import { Instant, SomeDay } from "../kernel/time.ts";

export const giftCardStates = ["active", "used", "expired", "cancelled"] as const;
export type GiftCardState = (typeof giftCardStates)[number];

export const AddGiftCard = z.strictObject({
  amount: Price.extend({
    amount: Minor.min(1, { error: () => t("Enter an amount above zero.") }).max(maxPriceMinor),
  }),
  /** The recipient's name. */
  to_name: line(100).default(""),
  /** Where it is sent; null: the seller hands over the code. */
  to_email: Email.nullable().default(null),
  /** Written in its email. */
  message: text(500).default(""),
  /** The day on which the email goes out, by the store's calendar; null: now. */
  send_on: SomeDay.nullable().default(null),
  /** The last day on which it can be used, by the store's calendar; null: it never expires. */
  expires_on: SomeDay.nullable().default(null),
});
export type AddGiftCard = z.infer<typeof AddGiftCard>;

export const GiftCard = z.object({
  id: Id,
  /** The last four letters and digits of its code. */
  ending: z.string(),
  amount: Money,
  /** What is left to spend, without what unpaid orders hold. */
  balance: Money,
  state: z.enum(giftCardStates),
  to_name: z.string(),
  to_email: z.string().nullable(),
  message: z.string(),
  /** When its email goes out, or went out; null without one. */
  send_at: Instant.nullable(),
  sent: z.boolean(),
  /** The moment from which it can't be used any more. */
  expires_at: Instant.nullable(),
  created_at: Instant,
});
export type GiftCard = z.infer<typeof GiftCard>;

export const CheckGiftCard = z.strictObject({ code: line(40, 1, msg("Enter the code of the gift card.")) });

const GiftCardId = z.strictObject({ id: Id });
/** As it is written: four groups of four. */
const code = z.string();

const mostChecks = 20;
/** A code has 80 bits, so this only keeps machines from trying. */
const checkLimit: Limit = {
  most: mostChecks,
  per: "hour",
  by: "user",
  message: () =>
    t("You or others on your network have checked {count} gift cards within an hour.", { count: mostChecks }),
};

const mostAdded = 60;
/** Each one can send an email with words of the seller's own to any address. */
const addLimit: Limit = {
  most: mostAdded,
  per: "hour",
  by: "user",
  message: () => t("You've added {count} gift cards within an hour.", { count: mostAdded }),
};

export const giftCards = {
  list: endpoint({
    method: "GET",
    path: `${M}/user/gift-cards`,
    summary: "List the gift cards of your store, newest first",
    access: "user",
    query: z.strictObject(pageQuery()),
    answer: z.object({
      data: z.array(GiftCard),
      pagination: Pagination,
      /** What all of them are still worth. */
      outstanding: Money,
      /** How many years a card that expires has to be valid here. */
      least_years: z.int(),
    }),
    failed: msg("Failed to load gift cards"),
  }),
  add: endpoint({
    method: "POST",
    path: `${M}/user/gift-cards`,
    summary:
      "Make a gift card. Its amount is taken from your earnings and credits until it is spent at your store",
    access: "user",
    body: AddGiftCard,
    answer: z.object({ status: z.literal(true), message: z.string(), data: GiftCard.extend({ code }) }),
    status: 201,
    refuses: ["store_required", "debt_limit", "confirmation_required"],
    done: msg("Gift card added"),
    failed: msg("Failed to add the gift card"),
    limit: addLimit,
    personal: true,
    idempotent: true,
  }),
  reveal: endpoint({
    method: "POST",
    path: `${M}/user/gift-cards/:id/code`,
    summary: "Show the whole code of a gift card",
    access: "user",
    params: GiftCardId,
    answer: z.object({ data: z.object({ code }) }),
    refuses: ["not_found", "confirmation_required"],
    failed: msg("Failed to show the code"),
    personal: true,
  }),
  cancel: endpoint({
    method: "POST",
    path: `${M}/user/gift-cards/:id/cancel`,
    summary:
      "Cancel a gift card: nobody can use it any more, and what is left of it returns to your earnings",
    access: "user",
    params: GiftCardId,
    answer: z.object({ status: z.literal(true), message: z.string(), data: GiftCard }),
    refuses: ["not_found", "invalid_transition"],
    done: msg("Gift card cancelled"),
    failed: msg("Failed to cancel the gift card"),
  }),
  check: endpoint({
    method: "POST",
    path: `${M}/gift-cards/balance`,
    summary: "Check what a gift card is worth, by its code",
    access: "either",
    body: CheckGiftCard,
    answer: z.object({
      data: GiftCard.pick({ balance: true, amount: true, state: true, expires_at: true }).extend({
        store: z.object({ name: z.string(), website_url: z.string() }),
      }),
    }),
    refuses: ["not_found"],
    failed: msg("Failed to check the gift card"),
    limit: checkLimit,
    personal: true,
  }),
};
