// One email for all appointments of a series, instead of one each.
import type { EmailContent } from "#features/platform/mail/email-content.ts";
import { emailFacts } from "#features/platform/mail/email-facts.ts";
import type { AppointmentRow } from "../appointments.repository.ts";
import { type AppointmentSubject, priceInWords, storeFacts, subjectPlace } from "./email-facts.ts";
import type { CustomerKind } from "./email-kinds.ts";
import { clockOf, startInWords } from "./time-in-words.ts";

export type SeriesKind = Extract<
  CustomerKind,
  "booking_received" | "booking_confirmed" | "booking_cancelled"
>;

interface SeriesEmail {
  /** The first appointment. */
  subject: AppointmentSubject;
  /** More than one, soonest first. */
  rows: readonly AppointmentRow[];
  kind: SeriesKind;
  /** Link to the first appointment. */
  manageAddress: string;
}

const eachLinked = "The file that comes along puts them into your calendar, each with its link.";

const words: Record<
  SeriesKind,
  { subject: string; heading: (times: string, store: string) => string; lead: (store: string) => string }
> = {
  booking_received: {
    subject: "Planned for you",
    heading: (times, store) => `${store} has planned ${times} for you`,
    lead: (store) => `${store} keeps these times for you and will confirm each of them. ${eachLinked}`,
  },
  booking_confirmed: {
    subject: "Confirmed",
    heading: (times) => `Your ${times} are confirmed`,
    lead: (store) => `${store} is looking forward to seeing you. ${eachLinked}`,
  },
  booking_cancelled: {
    subject: "Cancelled",
    heading: (times) => `${times} are cancelled`,
    lead: (store) => `${store} had to cancel the appointments below. All others stand as they were.`,
  },
};

export function seriesEmailContent({ subject, rows, kind, manageAddress }: SeriesEmail): EmailContent {
  const { store, row } = subject;
  const price = priceInWords(row, store.currency);
  const texts = words[kind];
  return {
    subject: `${texts.subject}: ${row.title}, ${rows.length} times from ${startInWords(row, row.timezone)}`,
    from: store.name,
    heading: texts.heading(`${rows.length} appointments`, store.name),
    lead: texts.lead(store.name),
    facts: [
      ...emailFacts("What", row.title),
      ...emailFacts("When", ...rows.map((one) => clockOf(one.timezone, one))),
      ...emailFacts("Time zone", row.timezone.replaceAll("_", " ")),
      ...emailFacts("Where", subjectPlace(subject)),
      ...emailFacts("Price", price && `${price} each`),
      ...storeFacts(subject),
    ],
    action: {
      words: kind === "booking_cancelled" ? "See the first of them" : "See, move or cancel the first",
      to: manageAddress,
    },
    foot: `You get this email because this address was given for appointments with ${store.name}.`,
  };
}
