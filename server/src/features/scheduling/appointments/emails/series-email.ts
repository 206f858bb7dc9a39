// One email for all appointments of a series, instead of one each.
import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { EmailContent } from "#features/platform/mail/email-content.ts";
import { emailFacts } from "#features/platform/mail/email-facts.ts";
import type { AppointmentRow } from "../appointments.repository.ts";
import { customerMeetingUrl } from "../customer-meeting-url.ts";
import {
  type AppointmentSubject,
  isAllDue,
  priceInWords,
  spotFacts,
  storeFacts,
  subjectPlace,
} from "./email-facts.ts";
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

interface Named {
  store: string;
  count: number;
}

interface SeriesTexts {
  subject: (about: { title: string; start: string; count: number }) => string;
  heading: (about: Named) => string;
  lead: (about: Named) => string;
}

const eachLinked = msg("The attached file adds them to your calendar, each with its own link.");

const texts: Record<SeriesKind, SeriesTexts> = {
  booking_received: {
    subject: (about) =>
      t("Suggested for you: {title}, {count, plural, other {# times}} from {start}", { ...about }),
    heading: ({ store, count }) =>
      t("{store} suggests {count, plural, other {# appointments}}", { store, count }),
    lead: ({ store }) =>
      `${t("{store} holds these times for you. Accept or decline each one.", { store })} ${t(eachLinked)}`,
  },
  booking_confirmed: {
    subject: (about) => t("Confirmed: {title}, {count, plural, other {# times}} from {start}", { ...about }),
    heading: ({ count }) => t("Your {count, plural, other {# appointments}} are confirmed", { count }),
    lead: ({ store }) => `${t("{store} is looking forward to seeing you.", { store })} ${t(eachLinked)}`,
  },
  booking_cancelled: {
    subject: (about) => t("Cancelled: {title}, {count, plural, other {# times}} from {start}", { ...about }),
    heading: ({ count }) => t("{count, plural, other {# appointments}} are cancelled", { count }),
    lead: ({ store }) =>
      t("{store} had to cancel the appointments below. All others stay as planned.", { store }),
  },
};

function eachInWords(row: AppointmentRow, currency: string): string {
  const price = priceInWords(row, currency);
  if (row.price === 0) return price;
  return isAllDue(row)
    ? t("{price} each, to pay at the appointments", { price })
    : t("{price} each", { price });
}

export function seriesEmailContent({ subject, rows, kind, manageAddress }: SeriesEmail): EmailContent {
  const { store, row } = subject;
  const count = rows.length;
  const meetings = rows.map(customerMeetingUrl);
  // If each appointment has its own room, the links are listed below the times.
  const isShared = new Set(meetings).size === 1;
  const { subject: subjectOf, heading, lead } = texts[kind];
  const about = { store: store.name, count };
  return {
    subject: subjectOf({ title: row.title, count, start: startInWords(row, row.timezone) }),
    from: store.name,
    heading: heading(about),
    lead: lead(about),
    facts: [
      ...emailFacts(t("What"), row.title),
      ...emailFacts(
        t("When"),
        ...rows.map((one, nth) =>
          [clockOf(one.timezone, one), (!isShared && meetings[nth]) || ""].filter(Boolean).join("\n"),
        ),
      ),
      ...emailFacts(t("Time zone"), row.timezone.replaceAll("_", " ")),
      ...emailFacts(t("Where"), subjectPlace(subject, isShared ? meetings[0] : null)),
      ...spotFacts(row),
      ...emailFacts(t("Price"), eachInWords(row, store.currency)),
      ...storeFacts(subject),
    ],
    action: {
      words: kind === "booking_cancelled" ? t("See the first one") : t("View, move or cancel the first one"),
      to: manageAddress,
    },
    foot: t("You get this email because this address was given for appointments with {store}.", {
      store: store.name,
    }),
  };
}
