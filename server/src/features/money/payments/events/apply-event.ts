import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import type { Deps } from "#kernel/deps.ts";
import type { GatewayEvent, RefundMade } from "#kernel/outside/payment-gateway.ts";
import { toOutcome } from "../outcome.ts";
import { findPaymentRow } from "../payments.repository.ts";
import type { Purposes } from "../purposes.ts";
import { recordOutside } from "../record-outside.ts";
import { findRefund } from "../refunds/refunds.repository.ts";
import { settleRefund } from "../refunds/settle-refund.ts";
import { type Settled, settleWithin } from "../settle-payment.ts";

/** Part of the transaction that records the event. */
export async function applyEvent(
  deps: Deps,
  purposes: Purposes,
  gateway: GatewayName,
  event: GatewayEvent,
): Promise<Settled> {
  switch (event.kind) {
    case "paid":
    case "failed":
    case "expired": {
      const chargeIds = event.kind === "paid" && event.chargeId !== null ? [event.chargeId] : [];
      const outcome = toOutcome(gateway, { ...event, status: event.kind, chargeIds });
      return settleWithin(deps, purposes, event.paymentId, outcome);
    }
    case "refund":
      return applyRefund(deps, purposes, gateway, event);
    case "dispute":
    case "outside refund":
      return recordOutside(deps, purposes, gateway, event);
    case "ignored":
      return { payment: undefined, alert: undefined };
  }
}

const isRefused = ({ status }: RefundMade): boolean => status === "gone" || status === "elsewhere";

async function applyRefund(
  deps: Deps,
  purposes: Purposes,
  gateway: GatewayName,
  { refundId, made }: Extract<GatewayEvent, { kind: "refund" }>,
): Promise<Settled> {
  const refund = await findRefund(deps.db, refundId);
  const payment = refund && (await findPaymentRow(deps.db, refund.paymentId));
  if (payment?.gateway !== gateway || refund?.kind === "dispute" || refund?.kind === "outside")
    return { payment: undefined, alert: "A refund that is not known here." };
  await settleRefund(deps, purposes, refundId, made);
  const isUndone = refund?.status === "succeeded" && refund.toGateway > 0 && isRefused(made);
  return { payment, alert: isUndone ? "A refund that was carried out came back." : undefined };
}
