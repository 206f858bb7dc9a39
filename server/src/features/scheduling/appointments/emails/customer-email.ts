// Emails to customers. The link always shows the current state of the booking, in old emails too.
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { asksCustomer } from "@solodesk/contract/scheduling/appointments/asks-customer.ts";
import type { Policy } from "@solodesk/contract/store/store/policy.ts";
import type { EmailContent } from "#features/platform/mail/email-content.ts";
import { type AppointmentSubject, appointmentFacts, policyFacts, storeFacts } from "./email-facts.ts";
import type { CustomerKind } from "./email-kinds.ts";
import { startInWords } from "./time-in-words.ts";

interface CustomerEmail extends AppointmentSubject {
  kind: CustomerKind;
  /** Who created, cancelled or moved it; "system" if it expired. */
  by: "seller" | "customer" | "system";
  manageAddress: string;
  /** What the customer accepted; null without one. */
  policy: Policy | null;
}

const cancelled = {
  seller: (store: string) => t("{store} had to cancel this appointment.", { store }),
  customer: (store: string) => t("You cancelled this appointment. We've let {store} know.", { store }),
  system: (store: string) =>
    t("{store} didn't answer in time, so your request has expired and nothing is booked.", { store }),
};

const moved = {
  seller: (store: string) => t("{store} moved your appointment to the new time below.", { store }),
  customer: (store: string) =>
    t("You moved your appointment to the new time below. We've let {store} know.", { store }),
  system: () =>
    t(
      "The clock changes at the store's place have been changed by law. Your appointment keeps its time there; please save it in your calendar again.",
    ),
};

function wordsOf({
  kind,
  by,
  store: { name: store },
  row,
  policy,
}: CustomerEmail): Pick<EmailContent, "heading" | "lead"> {
  switch (kind) {
    case "booking_verify":
      return {
        heading: t("Confirm your booking"),
        lead: t(
          "{store} asks new customers to confirm by email. We're holding this time for you until {time}.",
          {
            store,
            time: startInWords(
              { startsAt: row.verifyBy ?? row.startsAt },
              row.customerTimezone ?? row.timezone,
            ),
          },
        ),
      };
    case "booking_received":
      // The customer did not request an appointment that the seller created.
      if (by === "seller")
        return {
          heading: t("{store} suggests an appointment", { store }),
          lead: t("Does this time work for you? Accept it, or decline it so that others can book it."),
        };
      return {
        heading: t("Request sent"),
        lead: t("{store} has your request. You'll get another email when it's confirmed.", { store }),
      };
    case "booking_confirmed":
      return {
        heading: t("Your appointment is confirmed"),
        lead: t("{store} is looking forward to seeing you.", { store }),
      };
    case "booking_rescheduled":
      return {
        heading:
          row.status === "Pending" ? t("Your booking has a new time") : t("Your appointment has a new time"),
        lead: [
          moved[by](store),
          ...(isAsked(row)
            ? [t("Does this time work for you? Accept it, or decline it so that others can book it.")]
            : []),
          ...(by === "seller" && policy ? [t("You can move it or cancel for free until it starts.")] : []),
        ].join(" "),
      };
    case "booking_cancelled":
      return {
        heading: by === "system" ? t("Your booking wasn't confirmed") : t("Your appointment is cancelled"),
        lead: [
          cancelled[by](store),
          ...(by === "customer" && policy && row.paid > 0
            ? [t("What {store} keeps follows the cancellation policy you accepted.", { store })]
            : []),
        ].join(" "),
      };
    case "booking_reminder":
      return {
        heading: t("Your appointment is coming up"),
        lead: t("This is a reminder from {store}. If you can't come, please cancel or move it early.", {
          store,
        }),
      };
  }
}

interface Named {
  title: string;
  start: string;
}

const subjects: Record<CustomerKind, (about: Named) => string> = {
  booking_verify: ({ title, start }) => t("Confirm your booking: {title}, {start}", { title, start }),
  booking_received: ({ title, start }) => t("Request sent: {title}, {start}", { title, start }),
  booking_confirmed: ({ title, start }) => t("Confirmed: {title}, {start}", { title, start }),
  booking_rescheduled: ({ title, start }) => t("New time: {title}, {start}", { title, start }),
  booking_cancelled: ({ title, start }) => t("Cancelled: {title}, {start}", { title, start }),
  booking_reminder: ({ title, start }) => t("Reminder: {title}, {start}", { title, start }),
};

const actions: Partial<Record<CustomerKind, Message>> = {
  booking_verify: msg("Review and confirm"),
  booking_cancelled: msg("See your booking"),
};

const isAsked = (row: AppointmentSubject["row"]): boolean =>
  asksCustomer({ ...row, customer: { email: row.customerEmail } });

const subjectOf = ({ kind, by }: CustomerEmail, { title, start }: Named): string =>
  kind === "booking_received" && by === "seller"
    ? t("Suggested for you: {title}, {start}", { title, start })
    : subjects[kind]({ title, start });

export function customerEmailContent(email: CustomerEmail): EmailContent {
  const { kind, store, row, manageAddress, policy } = email;
  const zones = row.customerTimezone === null ? [row.timezone] : [row.customerTimezone, row.timezone];
  const isOver = kind === "booking_cancelled";
  const start = startInWords(row, zones[0] ?? row.timezone);
  return {
    subject: subjectOf(email, { title: row.title, start }),
    from: store.name,
    ...wordsOf(email),
    facts: [
      ...appointmentFacts(email, zones),
      ...(isOver
        ? []
        : policyFacts(policy, {
            paysOnline: row.paid > 0,
            card: row.cardOnFile ? { price: { amount: row.price, currency: store.currency } } : undefined,
          })),
      ...storeFacts(email),
    ],
    action: {
      words: t(isAsked(row) ? msg("Accept or decline") : (actions[kind] ?? msg("View, move or cancel"))),
      to: manageAddress,
    },
    foot: [
      t("You get this email because this address was given for an appointment with {store}.", {
        store: store.name,
      }),
      ...(kind === "booking_verify"
        ? [t("If you didn't book this, ignore this email and the booking is cancelled.")]
        : []),
    ].join(" "),
  };
}
