// The plan a seller is on, how long it is paid for, and its limits.

import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg } from "../kernel/language/t.ts";
import { Money } from "../kernel/money.ts";
import { Instant } from "../kernel/time.ts";
import { gatewayNames } from "./payments.ts";
import { Plan } from "./plans.ts";

/**
 * `past_due`: the payment for the next period failed and is tried again; the plan still applies. `cancelled`:
 * ended by its owner. `expired`: ended because no payment came.
 */
export const subscriptionStatuses = ["none", "active", "past_due", "cancelled", "expired"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** `limit` is null if there is none. */
export const Meter = z.object({ used: z.int().min(0), limit: z.int().min(0).nullable() });
export type Meter = z.infer<typeof Meter>;

export const Subscription = z.object({
  status: z.enum(subscriptionStatuses),
  /** Free without a running subscription; null only if the operator has never set up plans. */
  currentPlan: Plan.nullable(),
  /** Null if it does not renew. */
  renewsAt: Instant.nullable(),
  /** When it ends, if it was cancelled or its account is being deleted. */
  cancelAt: Instant.nullable(),
  /** The plan that follows when the paid time ends, if it is another one: Free after a cancellation. */
  nextPlan: Plan.nullable(),
  /** How the next period is paid; null if it has to be paid by hand. */
  paymentMethod: z.object({ gateway: z.enum(gatewayNames), label: z.string() }).nullable(),
  /** While past due: when payment is tried again, and when the plan expires. */
  retry: z.object({ at: Instant.nullable(), expiresAt: Instant }).nullable(),
  /** If it renews: when it ends if the renewal is not paid, and whether nothing available will pay it. */
  unpaid: z.object({ endsAt: Instant, isExpected: z.boolean() }).nullable(),
  usage: z.object({ products: Meter, services: Meter, appointments_per_month: Meter }),
  metrics: z.object({ creditsSpent30d: Money, orders30d: z.int(), appointments30d: z.int() }),
  recommendations: z.array(z.object({ code: z.string(), message: z.string(), planId: Id.optional() })),
  securityContext: z.object({
    emailVerified: z.boolean(),
    googleLinked: z.boolean(),
    activeSessions: z.int(),
    lastSignInAt: Instant.nullable(),
  }),
});
export type Subscription = z.infer<typeof Subscription>;

const Answered = z.object({ status: z.literal(true), data: Subscription });

export const subscription = {
  get: endpoint({
    method: "GET",
    path: "/payments/subscription/status",
    summary: "Get the current plan, its limits and their usage",
    access: "user",
    project: "header",
    answer: Answered,
    refuses: ["unknown_project"],
    failed: msg("Failed to fetch subscription status."),
    agent: "read",
  }),
  cancel: endpoint({
    method: "POST",
    path: "/payments/subscription/cancel",
    summary: "Cancel the subscription, immediately or at the end of the paid period",
    access: "user",
    project: "header",
    body: z.strictObject({ atPeriodEnd: z.boolean() }),
    answer: Answered,
    refuses: ["unknown_project", "invalid_transition"],
    done: msg("Cancellation saved"),
    failed: msg("Failed to cancel the plan."),
    idempotent: true,
  }),
  resume: endpoint({
    method: "POST",
    path: "/payments/subscription/resume",
    summary: "Undo a cancellation or a scheduled change",
    access: "user",
    project: "header",
    answer: Answered,
    refuses: ["unknown_project", "invalid_transition"],
    done: msg("Your plan continues"),
    failed: msg("Failed to resume the plan."),
    idempotent: true,
  }),
  change: endpoint({
    method: "POST",
    path: "/payments/subscription/change",
    summary: "Schedule another plan for the end of the paid period; nothing is charged before",
    access: "user",
    project: "header",
    body: z.strictObject({ planId: Id }),
    answer: Answered,
    refuses: ["unknown_project", "not_found", "plan_changed", "invalid_transition"],
    done: msg("Plan change scheduled"),
    failed: msg("Failed to change the plan."),
    idempotent: true,
  }),
  removeMethod: endpoint({
    method: "DELETE",
    path: "/payments/method",
    summary: "Remove the saved card; renewals are then paid with credits",
    access: "user",
    project: "header",
    answer: Answered,
    refuses: ["unknown_project", "not_found"],
    done: msg("Card removed"),
    failed: msg("Failed to remove the card."),
  }),
};
