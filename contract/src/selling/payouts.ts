// Withdrawing earnings: destination, amount and outcome.

import { z } from "zod";
import { Country } from "../kernel/country.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg, t } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Minor, Money } from "../kernel/money.ts";
import { Pagination, pageQuery } from "../kernel/page.ts";
import { Email, text } from "../kernel/text.ts";
import { Instant } from "../kernel/time.ts";

/** `requested → processing → paid | failed`; `requested → failed | cancelled`. */
export const payoutStatuses = ["requested", "processing", "paid", "failed", "cancelled"] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

export const destinationKinds = ["bank", "paypal"] as const;

const maybe = (max: number) => text(max).optional();

/** A bank account is identified by its IBAN, or by routing and account number. */
export const NewDestination = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("bank"),
    holder: text(100, 1, msg("Enter the account holder's name.")),
    country: Country,
    iban: maybe(42),
    account_number: maybe(34),
    routing_number: maybe(20),
  }),
  z.strictObject({ kind: z.literal("paypal"), email: Email }),
]);
export type NewDestination = z.infer<typeof NewDestination>;

export const Destination = z.object({
  id: Id,
  kind: z.enum(destinationKinds),
  /** All that is ever shown of it. */
  masked: z.string(),
  /** No payout is sent to it before this time. */
  usable_from: Instant,
});
export type Destination = z.infer<typeof Destination>;

export const Payout = z.object({
  id: Id,
  amount: Money,
  status: z.enum(payoutStatuses),
  destination: z.object({ id: Id, masked: z.string() }),
  /** Why it failed; otherwise empty. */
  reason: z.string(),
  requested_at: Instant,
  settled_at: Instant.nullable(),
});
export type Payout = z.infer<typeof Payout>;

/** Ledger rows that a payout takes out; of the last one a part may stay. */
export const TakenRow = z.object({
  id: Id,
  at: Instant,
  description: z.string(),
  order_number: z.string().nullable(),
  amount: Money,
});
/** An amount that cannot be withdrawn yet, and why. */
export const HeldRow = z.object({
  description: z.string(),
  order_number: z.string().nullable(),
  amount: Money,
  /** The rule, as a sentence. */
  rule: z.string(),
  /** When it becomes available; null if that does not depend on time. */
  frees_at: Instant.nullable(),
});
export type HeldRow = z.infer<typeof HeldRow>;

export const PayoutPreview = z.object({
  /** The requested amount, or what is available if that is less or none was requested. Its rows sum to it. */
  amount: Money,
  available: Money,
  rows: z.array(TakenRow),
  /** Number of all its rows; `rows` holds the first of them. */
  row_count: z.int(),
  held: z.array(HeldRow),
  held_count: z.int(),
});
export type PayoutPreview = z.infer<typeof PayoutPreview>;

const Amount = Minor.min(1, { error: () => t("Enter an amount above zero.") });
const OfId = z.strictObject({ id: Id });
const Saved = z.object({ status: z.literal(true), message: z.string(), data: Payout });

export const RequestPayout = z.strictObject({ amount: Amount, destination_id: Id });
export type RequestPayout = z.infer<typeof RequestPayout>;

export const payouts = {
  request: endpoint({
    method: "POST",
    path: `${M}/payout/create`,
    summary: "Withdraw earnings",
    access: "user",
    body: RequestPayout,
    answer: Saved,
    status: 201,
    refuses: ["not_found", "insufficient_funds", "destination_not_usable", "confirmation_required"],
    done: msg("Withdrawal requested"),
    failed: msg("Failed to withdraw funds"),
    idempotent: true,
  }),
  list: endpoint({
    method: "GET",
    path: `${M}/user/payouts`,
    summary: "List withdrawals, newest first, and what can be withdrawn now",
    access: "user",
    query: z.strictObject(pageQuery()),
    answer: z.object({
      data: z.array(Payout),
      pagination: Pagination,
      available: Money,
      pending: Money,
      minimum: Money,
      /** The owner's debt; deducted from the next earnings that are released. */
      receivable: Money,
    }),
    failed: msg("Failed to load withdrawals"),
  }),
  preview: endpoint({
    method: "GET",
    path: `${M}/user/payouts/preview`,
    summary: "Preview which ledger rows a withdrawal pays out, and which are held back and why",
    access: "user",
    query: z.strictObject({ amount: z.coerce.number().pipe(Amount).optional() }),
    answer: z.object({ data: PayoutPreview }),
    failed: msg("Failed to preview the withdrawal"),
  }),
  listRows: endpoint({
    method: "GET",
    path: `${M}/user/payouts/:id/rows`,
    summary: "List the ledger rows that a withdrawal paid out; they add up to it",
    access: "user",
    params: OfId,
    query: z.strictObject(pageQuery()),
    answer: z.object({ data: z.array(TakenRow), pagination: Pagination }),
    refuses: ["not_found"],
    failed: msg("Failed to load the withdrawal's details"),
  }),
  cancel: endpoint({
    method: "POST",
    path: `${M}/user/payouts/:id/cancel`,
    summary: "Cancel a withdrawal that is not being processed yet",
    access: "user",
    params: OfId,
    answer: Saved,
    refuses: ["not_found", "invalid_transition"],
    done: msg("Withdrawal cancelled"),
    failed: msg("Failed to cancel the withdrawal"),
    idempotent: true,
  }),
  listDestinations: endpoint({
    method: "GET",
    path: `${M}/user/payout-destinations`,
    summary: "List payout accounts",
    access: "user",
    answer: z.object({ data: z.array(Destination) }),
    failed: msg("Failed to load your payout accounts"),
  }),
  addDestination: endpoint({
    method: "POST",
    path: `${M}/user/payout-destinations`,
    summary: "Add a bank account or a PayPal address",
    access: "user",
    body: NewDestination,
    answer: z.object({ status: z.literal(true), message: z.string(), data: Destination }),
    status: 201,
    refuses: ["confirmation_required"],
    done: msg("Payout account added"),
    failed: msg("Failed to add the payout account"),
    idempotent: true,
  }),
  removeDestination: endpoint({
    method: "DELETE",
    path: `${M}/user/payout-destinations/:id`,
    summary: "Remove a payout account; withdrawals already on their way continue",
    access: "user",
    params: OfId,
    answer: z.null(),
    status: 204,
    refuses: ["not_found", "confirmation_required"],
    done: msg("Payout account removed"),
    failed: msg("Failed to remove the payout account"),
  }),
};
