// Emails to customers. The link always shows the current state of the booking, in old emails too.
import type { EmailContent } from "#features/platform/mail/email-content.ts";
import { type AppointmentSubject, appointmentFacts, storeFacts } from "./email-facts.ts";
import type { CustomerKind } from "./email-kinds.ts";
import { startInWords } from "./time-in-words.ts";

interface CustomerEmail extends AppointmentSubject {
  kind: CustomerKind;
  /** Who created, cancelled or moved it; "system" if it expired. */
  by: "seller" | "customer" | "system";
  manageAddress: string;
}

const cancelled = {
  seller: (store: string) => `${store} had to cancel this appointment.`,
  customer: (store: string) => `You cancelled this appointment. ${store} has been told.`,
  system: (store: string) =>
    `${store} did not answer in time, so your request has ended and nothing is booked.`,
};

const moved = {
  seller: (store: string) => `${store} moved your appointment to another time. The new one is below.`,
  customer: (store: string) =>
    `You moved your appointment, and ${store} has been told. The new time is below.`,
  system: () =>
    "The rules for the clocks there were changed. Your appointment keeps its time on the clock of the store; please save it in your calendar anew.",
};

function wordsOf({ kind, by, store: { name }, row }: CustomerEmail): Pick<EmailContent, "heading" | "lead"> {
  switch (kind) {
    case "booking_received":
      // The customer did not request an appointment that the seller created.
      if (by === "seller")
        return {
          heading: `${name} has planned an appointment for you`,
          lead: `${name} has written down an appointment for you and will confirm it. You will get another email then.`,
        };
      return {
        heading: "Your booking has arrived",
        lead: `${name} has your booking and will confirm it. You will get another email then.`,
      };
    case "booking_confirmed":
      return { heading: "Your appointment is confirmed", lead: `${name} is looking forward to seeing you.` };
    case "booking_rescheduled":
      return {
        heading: row.status === "Pending" ? "Your booking has a new time" : "Your appointment has a new time",
        lead: moved[by](name),
      };
    case "booking_cancelled":
      return {
        heading: by === "system" ? "Your booking was not confirmed" : "Your appointment is cancelled",
        lead: cancelled[by](name),
      };
    case "booking_reminder":
      return {
        heading: "Your appointment is coming up",
        lead: `This is a reminder from ${name}. If you cannot come, please say so in time.`,
      };
  }
}

const startOfSubject: Record<CustomerKind, string> = {
  booking_received: "Booking received",
  booking_confirmed: "Confirmed",
  booking_rescheduled: "New time",
  booking_cancelled: "Cancelled",
  booking_reminder: "Reminder",
};

const subjectStart = ({ kind, by }: CustomerEmail): string =>
  kind === "booking_received" && by === "seller" ? "Planned for you" : startOfSubject[kind];

export function customerEmailContent(email: CustomerEmail): EmailContent {
  const { kind, store, row, manageAddress } = email;
  const zones = row.customerTimezone === null ? [row.timezone] : [row.customerTimezone, row.timezone];
  const isOver = kind === "booking_cancelled";
  const start = startInWords(row, zones[0] ?? row.timezone);
  return {
    subject: `${subjectStart(email)}: ${row.title}, ${start}`,
    from: store.name,
    ...wordsOf(email),
    facts: [...appointmentFacts(email, zones), ...storeFacts(email)],
    action: { words: isOver ? "See your booking" : "See, move or cancel it", to: manageAddress },
    foot: `You get this email because this address was given for an appointment with ${store.name}.`,
  };
}
