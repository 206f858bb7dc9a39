// Emails to sellers about what their customers did.
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { EmailContent } from "#features/platform/mail/email-content.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { type AppointmentSubject, appointmentCustomerFacts, appointmentFacts } from "./email-facts.ts";
import type { SellerKind } from "./email-kinds.ts";
import { startInWords } from "./time-in-words.ts";

interface SellerEmail extends AppointmentSubject {
  kind: SellerKind;
  /** Link where the seller sees and answers it. */
  address: string;
  /** Others have a spot at its time, or at the time from which it was moved. */
  isShared: boolean;
}

interface Words {
  heading: Message;
  lead: Message;
}

const request: Words = {
  heading: msg("You have a new booking request"),
  lead: msg("Confirm or decline before it starts, or the request expires."),
};

const accepted: Words = {
  heading: msg("Your customer accepted the time"),
  lead: msg("It's confirmed and in your calendar."),
};

const words: Record<SellerKind, Words> = {
  new_booking: {
    heading: msg("You have a new booking"),
    lead: msg("It's confirmed and in your calendar."),
  },
  customer_rescheduled: {
    heading: msg("A customer moved an appointment"),
    lead: msg("The new time was free in your calendar, and the old one is free again."),
  },
  customer_cancelled: {
    heading: msg("A customer cancelled an appointment"),
    lead: msg("The time is free again."),
  },
};

/** Used instead if others share the time, so that only spots are free again. */
const sharedLeads: Partial<Record<SellerKind, (seats: number) => string>> = {
  customer_rescheduled: (seats) =>
    t(
      "{seats, plural, one {The new time had a spot left, and their spot at the old one is free again.} other {The new time had enough spots left, and their spots at the old one are free again.}}",
      { seats },
    ),
  customer_cancelled: (seats) =>
    t("{seats, plural, one {Their spot is free again.} other {Their spots are free again.}}", { seats }),
};

interface Named {
  customer: string;
  title: string;
  start: string;
}

const subjects: Record<SellerKind, (about: Named) => string> = {
  new_booking: (about) => t("New booking: {customer}, {title}, {start}", { ...about }),
  customer_rescheduled: (about) => t("Moved by the customer: {customer}, {title}, {start}", { ...about }),
  customer_cancelled: (about) => t("Cancelled by the customer: {customer}, {title}, {start}", { ...about }),
};

const acceptedSubject = (about: Named): string => t("Accepted: {customer}, {title}, {start}", { ...about });

export function sellerEmailContent(email: SellerEmail): EmailContent {
  const { kind, row, store, address, isShared } = email;
  const isPending = row.status === "Pending";
  // What the seller added is new to the seller only as an answer.
  const isAccepted = kind === "new_booking" && row.source === "seller";
  const newBooking = isPending ? request : isAccepted ? accepted : words[kind];
  const { heading, lead } = kind === "new_booking" ? newBooking : words[kind];
  const isMovedRequest = kind === "customer_rescheduled" && isPending;
  return {
    subject: (isAccepted ? acceptedSubject : subjects[kind])({
      customer: row.customerName,
      title: row.title,
      start: startInWords(row, row.timezone),
    }),
    from: store.name,
    heading: t(heading),
    lead: [
      (isShared && sharedLeads[kind]?.(row.seats)) || t(lead),
      // An email about a move replaces a queued one about the new booking, so it must say this as well.
      ...(isMovedRequest ? [t("It still needs your confirmation.")] : []),
      ...(kind === "customer_cancelled" && row.policySha256 !== null && row.paid > 0
        ? [
            t("They cancelled late, so you keep {amount}.", {
              amount: moneyInWords({ amount: row.paid, currency: store.currency }),
            }),
          ]
        : []),
    ].join(" "),
    facts: [...appointmentFacts(email, [row.timezone]), ...appointmentCustomerFacts(email)],
    action: { words: t("Open the appointment"), to: address },
    foot: t("You get this email because you run {store}.", { store: store.name }),
  };
}
