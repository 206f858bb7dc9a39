// English for banks: what happened, and who did it. It isn't translated, because its reader is a reviewer of a card network.
import type {
  AppointmentChange,
  appointmentActors,
} from "@solodesk/contract/scheduling/appointments/appointment-change.ts";
import type { OrderActor, OrderEvent } from "@solodesk/contract/selling/orders/order.ts";
import { reasonInWords } from "#features/platform/mail/kept-reason.ts";
import type { MailEnvelope } from "#features/platform/mail/log/list-mails-about.ts";

const actors: Record<OrderActor | (typeof appointmentActors)[number], string> = {
  buyer: "the customer",
  customer: "the customer",
  seller: "the store",
  system: "automatically",
};

/** "the store", "the customer", "automatically". */
export const actorInWords = (by: keyof typeof actors): string => actors[by];

export const orderEventNames: Record<OrderEvent["event"], string> = {
  placed: "Order placed",
  paid: "Paid",
  paid_late: "Paid, after it had expired",
  processing: "Processing started",
  shipped: "Shipped",
  delivered: "Delivered",
  cancelled: "Cancelled",
  expired: "Expired without a payment",
  refund_requested: "Refund started",
  refunded: "Refund paid out",
  note: "Note",
  released: "Earnings released",
};

export const appointmentEventNames: Record<AppointmentChange["event"], string> = {
  created: "Booked",
  verified: "Email address confirmed",
  confirmed: "Confirmed",
  completed: "Completed",
  cancelled: "Cancelled",
  no_show: "Recorded as a no-show: the customer didn't come",
  rescheduled: "Moved",
  notes_changed: "Notes changed",
  expired: "Expired without a confirmation",
  payment_recorded: "Payment in person recorded",
  payment_left_open: "Payment in person left open",
  payment_waived: "Payment in person waived",
};

const gateways: Record<string, string> = {
  stripe: "Stripe",
  sandbox: "Test payment (no money moved)",
  wallet: "Credits",
};
export const gatewayInWords = (gateway: string): string => gateways[gateway] ?? gateway;

/** Whether an email reached the mail server, and if not, why. */
export function deliveryInWords({ status, sentAt, error }: MailEnvelope): string {
  if (sentAt !== null) return "Handed to the mail server without an error";
  const why = error === null ? "" : `: ${reasonInWords(error)}`;
  if (status === "queued") return `Waiting to be sent${why}`;
  return `Not sent${why}`;
}
