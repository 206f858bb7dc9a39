// What to do about what went wrong with a payment, in a sentence for whoever runs the installation.
import type {
  FailedRefund,
  PaymentEvent,
} from "@solodesk/server/features/money/payments/reconcile/list-alerts.ts";

const events: readonly (readonly [told: RegExp, advice: string])[] = [
  [
    /more than is left/,
    "It was given back twice: compare the refunds of solo payments show with the gateway's.",
  ],
  [/not known here/, "Find it at the gateway: its keys may serve another installation too."],
  [/came back/, "The buyer's bank refused it: pay the buyer another way, and tell them."],
  [
    /bank took/,
    "Answer the dispute at the gateway, with what the order says; if it is won, it is booked by itself.",
  ],
  [/by hand/, "Nothing, if you gave it back; else find out at the gateway who did."],
];

const untrusted =
  "It changed nothing here. Compare the charge at the gateway; somebody may have tried to deceive us.";

/** An alert of a gateway's event. */
export const eventAdvice = ({ alert }: Pick<PaymentEvent, "alert">): string =>
  events.find(([told]) => told.test(alert ?? ""))?.[1] ?? untrusted;

/** A refund that is given up: its money waits in escrow. */
export const refundAdvice = ({ toGateway }: Pick<FailedRefund, "toGateway">): string =>
  toGateway > 0
    ? "See at the gateway whether it went back another way; if not, pay the buyer by bank and tell them."
    : "It could not be written to the buyer's credits: run solo ledger check.";
