import type { PaymentAlert } from "@solodesk/contract/operator/operator-money.ts";
import {
  type FailedRefund,
  listAlerts,
  type PaymentEvent,
} from "#features/money/payments/reconcile/list-alerts.ts";
import { eventAdvice, refundAdvice } from "#features/money/payments/reconcile/payment-advice.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import type { Deps } from "#kernel/deps.ts";

const MOST = 100;

/** Payments that need the operator, newest first. What happened and what to do are in English, as in the log. */
export async function listOperatorAlerts(deps: Pick<Deps, "db">): Promise<PaymentAlert[]> {
  const { refunds, events } = await listAlerts(deps, MOST);
  return [...refunds.map(toRefundAlert), ...events.map(toEventAlert)]
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, MOST);
}

const toRefundAlert = (refund: FailedRefund): PaymentAlert => {
  const { id, settledAt, createdAt, amount, currency, description, email, gateway, error } = refund;
  const sum = moneyInWords({ amount, currency });
  return {
    id,
    at: (settledAt ?? createdAt).toISOString(),
    kind: "refund",
    payment_id: refund.paymentId,
    what: `${sum} for "${description}" could not be refunded to ${email} through ${gateway}: ${error ?? "no reason given"}`,
    advice: refundAdvice(refund),
  };
};

const toEventAlert = (event: PaymentEvent): PaymentAlert => ({
  id: `${event.gateway}:${event.eventId}`,
  at: event.receivedAt.toISOString(),
  kind: "event",
  payment_id: event.paymentId,
  what: `${event.gateway} sent ${event.type}: ${event.alert ?? ""}`,
  advice: eventAdvice(event),
});
