// Emails to sellers about what their customers did.
import type { EmailContent } from "#features/platform/mail/email-content.ts";
import { type AppointmentSubject, appointmentCustomerFacts, appointmentFacts } from "./email-facts.ts";
import type { SellerKind } from "./email-kinds.ts";
import { startInWords } from "./time-in-words.ts";

interface SellerEmail extends AppointmentSubject {
  kind: SellerKind;
  /** Link where the seller sees and answers it. */
  address: string;
}

const words: Record<SellerKind, { subject: string; heading: string; lead: string }> = {
  new_booking: {
    subject: "New booking",
    heading: "A new booking waits for you",
    lead: "It holds its time until you confirm or cancel it. Not answered by its start, it ends by itself.",
  },
  customer_rescheduled: {
    subject: "Moved by the customer",
    heading: "A customer moved an appointment",
    lead: "The new time was free in your calendar, and the old one is free again.",
  },
  customer_cancelled: {
    subject: "Cancelled by the customer",
    heading: "A customer cancelled an appointment",
    lead: "Its time is free again.",
  },
};

// An email about a move replaces a queued one about the new booking, so it must say this as well.
const waits = "It still waits for you to confirm or cancel it.";

export function sellerEmailContent(email: SellerEmail): EmailContent {
  const { kind, row, store, address } = email;
  const { subject, heading, lead } = words[kind];
  const isMovedRequest = kind === "customer_rescheduled" && row.status === "Pending";
  return {
    subject: `${subject}: ${row.customerName}, ${row.title}, ${startInWords(row, row.timezone)}`,
    from: store.name,
    heading,
    lead: isMovedRequest ? `${lead} ${waits}` : lead,
    facts: [...appointmentFacts(email, [row.timezone]), ...appointmentCustomerFacts(email)],
    action: { words: "Open the appointment", to: address },
    foot: `You get this email because you run ${store.name}.`,
  };
}
