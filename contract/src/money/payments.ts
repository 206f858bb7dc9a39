// Payments and refunds through a gateway, whatever they are for.

import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { msg } from "../kernel/language/t.ts";

/** In display order. `wallet` pays from credits without leaving the site. */
export const gatewayNames = ["stripe", "sandbox", "wallet"] as const;
export type GatewayName = (typeof gatewayNames)[number];

/**
 * What is known of a payment. Of two reports the status further to the right wins, whichever arrives first.
 */
export const paymentStatuses = ["created", "pending", "failed", "expired", "succeeded"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** A payment's status in the words of the calls that ask for it. */
export const paymentOutcomes = ["pending", "failed", "success"] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

export const refundStatuses = ["requested", "sent", "succeeded", "failed"] as const;
export type RefundStatus = (typeof refundStatuses)[number];

export const payments = {
  receiveWebhook: endpoint({
    method: "POST",
    path: "/webhooks/:gateway",
    summary: "Receive a signed event from a gateway; repeats have no effect, and order does not matter",
    access: "public",
    params: z.strictObject({ gateway: z.string().max(40) }),
    raw: true,
    answer: z.object({ received: z.literal(true) }),
    refuses: ["not_found", "invalid_signature", "gateway_unavailable"],
    failed: msg("The event was not accepted."),
    budget: "none",
  }),
};
