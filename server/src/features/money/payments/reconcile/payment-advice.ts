// What the operator should do when something went wrong with a payment.
import type { FailedRefund, PaymentEvent } from "./list-alerts.ts";

const events: readonly (readonly [told: RegExp, advice: string])[] = [
  [
    /more than is left/,
    "It was refunded twice: compare the refunds in solo payments show with those at the gateway.",
  ],
  [/not known here/, "Look it up at the gateway: another installation may be using the same keys."],
  [/came back/, "The buyer's bank rejected it: pay the buyer another way and tell them."],
  [
    /bank took/,
    "Answer the dispute at the gateway with the details of the order. If you win, it is booked automatically.",
  ],
  [/by hand/, "Nothing, if you made the refund. Otherwise find out at the gateway who did."],
];

const untrusted = "It changed nothing here. Check the charge at the gateway: this may be attempted fraud.";

/** Advice on an alert that a gateway's event raised. */
export const eventAdvice = ({ alert }: Pick<PaymentEvent, "alert">): string =>
  events.find(([pattern]) => pattern.test(alert ?? ""))?.[1] ?? untrusted;

/** Advice on a refund that was given up: its money is in escrow. */
export const refundAdvice = ({ toGateway }: Pick<FailedRefund, "toGateway">): string =>
  toGateway > 0
    ? "Check at the gateway whether it was refunded another way. If not, pay the buyer by bank transfer and tell them."
    : "It could not be added to the buyer's credits: run solo ledger check.";
