// The sandbox's events as in the body of a webhook, and what they mean for a payment.
import { Id } from "@solodesk/contract/kernel/id.ts";
import { Currency, Minor } from "@solodesk/contract/kernel/money.ts";
import { z } from "zod";
import type { GatewayEvent } from "#kernel/outside/payment-gateway.ts";

const Charge = z.object({
  session_id: z.string().min(1),
  payment_id: Id,
  project_id: z.string(),
  amount: Minor,
  currency: Currency,
});
const Method = z.object({
  customer_ref: z.string().min(1),
  method_ref: z.string().min(1),
  label: z.string().min(1),
});
const Paid = Charge.extend({ charge_id: z.string().min(1).nullable(), method: Method.optional() });
const Taken = z.object({ charge_id: z.string().min(1), amount: Minor, currency: Currency });
const Dispute = Taken.extend({ evidence_due_by: z.iso.datetime().optional() });
/** A refund made by hand, so it has only the gateway's own id. */
const OutsideRefund = Taken.extend({ id: z.string().min(1) });
const Refund = z.object({
  refund_id: Id,
  id: z.string().min(1),
  status: z.enum(["pending", "succeeded", "failed"]),
  reason: z.string(),
});

const envelope = { id: z.string().min(1).max(100), created: z.int() };
const event = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({ ...envelope, type: z.literal(type), data });

export const SandboxEvent = z.discriminatedUnion("type", [
  event("payment.succeeded", Paid),
  event("payment.failed", Charge),
  event("session.expired", Charge),
  event("refund.updated", Refund),
  event("dispute.opened", Dispute),
  event("dispute.won", Dispute),
  event("outside_refund.made", OutsideRefund),
  event("outside_refund.undone", OutsideRefund),
]);
export type SandboxEvent = z.infer<typeof SandboxEvent>;

const Unknown = z.object({ ...envelope, type: z.string() });

const chargeOf = ({ session_id, payment_id, project_id, amount, currency }: z.infer<typeof Charge>) => ({
  sessionId: session_id,
  paymentId: payment_id,
  projectId: project_id,
  amount,
  currency,
});

const methodOf = (method: z.infer<typeof Method> | undefined) =>
  method && { customerRef: method.customer_ref, methodRef: method.method_ref, label: method.label };

const refundOf = ({ refund_id, id, status, reason }: z.infer<typeof Refund>) => ({
  kind: "refund" as const,
  refundId: refund_id,
  made: { status: status === "failed" ? ("gone" as const) : status, gatewayRefundId: id, reason },
});

type OutsideOutcome = "taken" | "returned";

const disputeOf = (
  { charge_id, amount, currency, evidence_due_by }: z.infer<typeof Dispute>,
  outcome: OutsideOutcome,
) => ({
  kind: "dispute" as const,
  gatewayRefundId: null,
  chargeId: charge_id,
  amount,
  currency,
  outcome,
  evidenceDueBy: evidence_due_by === undefined ? undefined : new Date(evidence_due_by),
});

const outsideRefundOf = ({ id, ...more }: z.infer<typeof OutsideRefund>, outcome: OutsideOutcome) => ({
  ...disputeOf(more, outcome),
  kind: "outside refund" as const,
  gatewayRefundId: id,
});

function meaningOf(received: SandboxEvent) {
  switch (received.type) {
    case "payment.succeeded":
      return {
        kind: "paid" as const,
        ...chargeOf(received.data),
        chargeId: received.data.charge_id,
        method: methodOf(received.data.method),
      };
    case "payment.failed":
      return { kind: "failed" as const, ...chargeOf(received.data) };
    case "session.expired":
      return { kind: "expired" as const, ...chargeOf(received.data) };
    case "refund.updated":
      return refundOf(received.data);
    case "dispute.opened":
      return disputeOf(received.data, "taken");
    case "dispute.won":
      return disputeOf(received.data, "returned");
    case "outside_refund.made":
      return outsideRefundOf(received.data, "taken");
    case "outside_refund.undone":
      return outsideRefundOf(received.data, "returned");
  }
}

/** Undefined if the body is no event at all. */
export function readSandboxEvent(body: unknown): GatewayEvent | undefined {
  const received = SandboxEvent.safeParse(body);
  if (received.success)
    return { eventId: received.data.id, type: received.data.type, ...meaningOf(received.data) };
  const unknown = Unknown.safeParse(body);
  return unknown.success ? { eventId: unknown.data.id, type: unknown.data.type, kind: "ignored" } : undefined;
}
