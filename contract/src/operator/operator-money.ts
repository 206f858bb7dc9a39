// Money between the installation and its sellers, for the people who run it: payouts, and payments that went wrong.
import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg } from "../kernel/language/t.ts";
import { Pagination, pageQuery } from "../kernel/page.ts";
import { line } from "../kernel/text.ts";
import { Instant } from "../kernel/time.ts";
import { Payout, payoutStatuses } from "../selling/payouts.ts";

export const OperatorPayout = Payout.extend({
  owner: z.object({ id: Id, name: z.string(), email: z.string() }),
  /** Whether it waits for an operator's approval. */
  awaits_approval: z.boolean(),
  /** Who pays it; null before it is handed over. "manual" is the operator. */
  provider: z.string().nullable(),
  /** What the bank calls the payment; empty until it is paid. */
  reference: z.string(),
});
export type OperatorPayout = z.infer<typeof OperatorPayout>;

/** A payment that needs the operator: a dispute, a refund that failed, or an event that can't be right. */
export const PaymentAlert = z.object({
  id: z.string(),
  at: Instant,
  kind: z.enum(["refund", "event"]),
  /** Null for an event of a payment that is not known here. */
  payment_id: Id.nullable(),
  /** What happened, in one sentence. */
  what: z.string(),
  /** What to do about it, in one sentence. */
  advice: z.string(),
});
export type PaymentAlert = z.infer<typeof PaymentAlert>;

const OfId = z.strictObject({ id: Id });
const Saved = z.object({ status: z.literal(true), message: z.string(), data: OperatorPayout });

export const SettlePayout = z.discriminatedUnion("status", [
  z.strictObject({ status: z.literal("paid"), reference: line(200, 1, msg("Enter the bank's reference.")) }),
  z.strictObject({ status: z.literal("failed"), reason: line(200, 1, msg("Enter why it failed.")) }),
]);
export type SettlePayout = z.infer<typeof SettlePayout>;

export const operatorMoney = {
  listPayouts: endpoint({
    method: "GET",
    path: "/api/operator/payouts",
    summary: "List the withdrawals of all sellers, newest first",
    access: "operator",
    query: z.strictObject({ ...pageQuery(), status: z.enum(payoutStatuses).optional() }),
    answer: z.object({ data: z.array(OperatorPayout), pagination: Pagination }),
    failed: msg("Failed to load withdrawals"),
  }),
  approvePayout: endpoint({
    method: "POST",
    path: "/api/operator/payouts/:id/approve",
    summary: "Approve a withdrawal, so that it is paid",
    access: "operator",
    params: OfId,
    answer: Saved,
    refuses: ["not_found", "invalid_transition", "confirmation_required"],
    done: msg("Withdrawal approved"),
    failed: msg("Failed to approve the withdrawal"),
  }),
  settlePayout: endpoint({
    method: "POST",
    path: "/api/operator/payouts/:id/settle",
    summary: "Record that a withdrawal was paid by hand, or that it failed; its owner gets an email",
    access: "operator",
    params: OfId,
    body: SettlePayout,
    answer: Saved,
    refuses: ["not_found", "invalid_transition", "confirmation_required"],
    done: msg("Withdrawal updated"),
    failed: msg("Failed to update the withdrawal"),
  }),
  listAlerts: endpoint({
    method: "GET",
    path: "/api/operator/alerts",
    summary: "List payments that need the operator, newest first: at most 100",
    access: "operator",
    answer: z.object({ data: z.array(PaymentAlert) }),
    failed: msg("Failed to load the alerts"),
  }),
};
