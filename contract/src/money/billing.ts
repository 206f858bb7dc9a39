// Buying what the installation itself sells, credits and subscriptions: payments and refunds.

import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg } from "../kernel/language/t.ts";
import { Money } from "../kernel/money.ts";
import { Pagination, pageQuery } from "../kernel/page.ts";
import { text } from "../kernel/text.ts";
import { daysInOrder, Instant, SomeDay } from "../kernel/time.ts";
import { gatewayNames, paymentOutcomes, refundStatuses } from "./payments.ts";
import { paidKinds } from "./plans.ts";

/**
 * What buying a plan does: adds credits to the wallet, starts a subscription, pays for the period that is
 * due, or changes to the plan at once (`upgrade`). A plan that costs less than the rest of the paid time
 * starts when that time ends (`downgrade`): nothing is due now, and the change is scheduled. `current`: the
 * buyer already has this plan.
 */
export const purchaseActions = ["credits", "start", "renew", "upgrade", "downgrade", "current"] as const;
export type PurchaseAction = (typeof purchaseActions)[number];

export const PurchasePreview = z.object({
  action: z.enum(purchaseActions),
  /** What will be charged; the lines sum to `due`. */
  lines: z.array(z.object({ description: z.string(), amount: Money })),
  due: Money,
  /** When the plan begins; null for credits. */
  startsAt: Instant.nullable(),
  /** End of the time that `due` pays for; null for credits. */
  renewsAt: Instant.nullable(),
  /** What is added to the wallet; null for subscriptions. */
  credits: Money.nullable(),
});
export type PurchasePreview = z.infer<typeof PurchasePreview>;

export const CreatePlanPayment = z.strictObject({
  planId: Id,
  gateway: z.enum(gatewayNames),
  /** The amount the buyer was shown, in minor units: if it differs, the payment is refused. */
  amount: z.int().min(1).optional(),
});
export type CreatePlanPayment = z.infer<typeof CreatePlanPayment>;

/** Status of a payment in the history. */
export const planPaymentStatuses = ["pending", "failed", "success", "partly_refunded", "refunded"] as const;
export type PlanPaymentStatus = (typeof planPaymentStatuses)[number];

export const PlanPayment = z.object({
  paymentId: Id,
  planName: z.string(),
  kind: z.enum(paidKinds),
  amount: Money,
  /** What it added to the wallet, and a refund takes out again; null for subscriptions. */
  credits: Money.nullable(),
  status: z.enum(planPaymentStatuses),
  gateway: z.enum(gatewayNames),
  createdAt: Instant,
  refundedAmount: Money,
  /** Whether a refund would be granted now. */
  refundable: z.boolean(),
  /** Why not, as a sentence; null if it would. */
  notRefundable: z.string().nullable(),
  /** Last moment to ask for a refund; null if it never could be refunded. */
  refundableUntil: Instant.nullable(),
  /** The plan that a refund restores, because this upgrade replaced it; null if there is none. */
  putsBack: z.object({ planName: z.string(), until: Instant }).nullable(),
  /** For a subscription: the time it covers in the end; null also if that is none. */
  period: z.object({ startsAt: Instant, endsAt: Instant }).nullable(),
  /** Number of the receipt; null until it is paid. */
  receiptNumber: z.string().nullable(),
});
export type PlanPayment = z.infer<typeof PlanPayment>;

/** What bookkeeping needs of a payment. */
export const Receipt = z.object({
  number: z.string(),
  paidAt: Instant,
  seller: z.object({ name: z.string(), address: z.string(), email: z.string() }),
  buyer: z.object({ name: z.string(), email: z.string() }),
  lines: z.array(z.object({ description: z.string(), amount: Money })),
  total: Money,
  refunded: Money,
  gateway: z.enum(gatewayNames),
});
export type Receipt = z.infer<typeof Receipt>;

const OfPayment = z.strictObject({ paymentId: Id });

export const RefundPlanPayment = z.strictObject({
  paymentId: Id,
  reason: text(500, 1, msg("Enter a reason.")),
});

export const billing = {
  preview: endpoint({
    method: "GET",
    path: "/payments/preview",
    summary: "Preview what buying a plan costs and does",
    access: "user",
    project: "header",
    query: z.strictObject({ planId: Id }),
    answer: z.object({ status: z.literal(true), data: PurchasePreview }),
    refuses: ["unknown_project", "not_found", "plan_changed", "invalid_transition"],
    failed: msg("Failed to load the price."),
  }),
  create: endpoint({
    method: "POST",
    path: "/payments/create",
    summary: "Buy credits, start a subscription or upgrade it",
    access: "user",
    project: "header",
    body: CreatePlanPayment,
    answer: z.object({
      status: z.literal(true),
      data: z.object({
        paymentId: Id,
        orderId: Id,
        gateway: z.enum(gatewayNames),
        sessionId: z.string().nullable(),
        /** Where the buyer pays; null if credits covered it. */
        checkoutUrl: z.string().nullable(),
        amount: Money,
      }),
    }),
    status: 201,
    refuses: [
      "unknown_project",
      "not_found",
      "plan_changed",
      "total_changed",
      "invalid_transition",
      "insufficient_funds",
      "gateway_unavailable",
    ],
    failed: msg("Failed to create payment. Please try again."),
    idempotent: true,
  }),
  verify: endpoint({
    method: "POST",
    path: "/payments/verify",
    summary: "Get the result of a payment from its gateway",
    access: "user",
    project: "header",
    body: z.strictObject({
      paymentId: Id,
      /** Accepted and ignored: the server asks the gateway itself. */
      gatewayPayload: z.record(z.string().max(200), z.unknown()).optional(),
    }),
    answer: z.object({
      status: z.literal(true),
      data: z.object({
        paymentId: Id,
        orderStatus: z.enum(paymentOutcomes),
        /** For a payment that is still open: where to continue it. */
        checkoutUrl: z.string().nullable(),
      }),
    }),
    refuses: ["unknown_project", "not_found"],
    failed: msg("Payment verification failed. Please contact support."),
  }),
  listHistory: endpoint({
    method: "GET",
    path: "/payments/history",
    summary: "List payments for credits and subscriptions, newest first",
    access: "user",
    project: "header",
    query: daysInOrder(
      z.strictObject({
        ...pageQuery(),
        status: z.enum(planPaymentStatuses).optional(),
        kind: z.enum(paidKinds).optional(),
        from: SomeDay.optional(),
        to: SomeDay.optional(),
      }),
    ),
    answer: z.object({ status: z.literal(true), data: z.array(PlanPayment), pagination: Pagination }),
    refuses: ["unknown_project"],
    failed: msg("Failed to fetch payment history."),
  }),
  getReceipt: endpoint({
    method: "GET",
    path: "/payments/:paymentId/receipt",
    summary: "Get the receipt of a payment",
    access: "user",
    project: "header",
    params: OfPayment,
    answer: z.object({ status: z.literal(true), data: Receipt }),
    refuses: ["unknown_project", "not_found"],
    failed: msg("Failed to load the receipt."),
  }),
  refund: endpoint({
    method: "POST",
    path: "/payments/refund",
    summary: "Refund a payment; its credits leave the wallet, or its subscription ends",
    access: "user",
    project: "header",
    body: RefundPlanPayment,
    answer: z.object({
      status: z.literal(true),
      data: z.object({ refundId: Id, status: z.enum(refundStatuses), amount: Money }),
    }),
    refuses: ["unknown_project", "not_found", "already_refunded", "not_refundable", "confirmation_required"],
    done: msg("Refund initiated successfully!"),
    failed: msg("Failed to initiate refund."),
    idempotent: true,
  }),
};
