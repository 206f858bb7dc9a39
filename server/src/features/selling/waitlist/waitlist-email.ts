// Emails to people who wait: that they are on the list, and that a time is held for them.
import type { waitlistMailKinds } from "@solodesk/contract/platform/mail.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { EmailContent } from "#features/platform/mail/email-content.ts";
import { emailFacts } from "#features/platform/mail/email-facts.ts";
import { startInWords, timeInWords } from "#features/scheduling/appointments/emails/time-in-words.ts";
import { headerLine } from "#kernel/outside/mail.ts";
import type { WaitingRow } from "./waitlist.repository.ts";

interface WaitlistNotice {
  kind: (typeof waitlistMailKinds)[number];
  store: Store;
  row: WaitingRow;
  /** The link to their place in the list, whatever its status becomes. */
  address: string;
}

/** "Tuesday, June 2, 2026". */
const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" }).format(new Date(day));

const contactOf = ({ email, phone }: Store): EmailContent["facts"] => emailFacts("Contact", email, phone);

const joined = ({ store, row, address }: WaitlistNotice): EmailContent => {
  const what = headerLine(row.serviceName);
  return {
    subject: `On the waitlist: ${what}, ${dayInWords(row.day)}`,
    from: store.name,
    heading: "You are on the waitlist",
    lead: `This day is full at ${store.name}. As soon as a time gets free we write to you, in the order in which people asked, and keep it for you for a while.`,
    facts: [...emailFacts("What", what), ...emailFacts("Day", dayInWords(row.day)), ...contactOf(store)],
    action: { words: "See it, or leave the waitlist", to: address },
    foot: `You get this email because this address was given for the waitlist of ${store.name}. If that was not you, leave the waitlist by the link.`,
  };
};

function offered({ store, row, address }: WaitlistNotice): EmailContent {
  const { offerStartsAt: startsAt, offerEndsAt: endsAt, offerUntil: until } = row;
  if (!startsAt || !endsAt || !until) throw new Error("No time is offered.");
  const mine = row.customerTimezone ?? store.timezone;
  const what = headerLine(row.serviceName);
  return {
    subject: `A time is free: ${what}, ${startInWords({ startsAt, endsAt }, mine)}`,
    from: store.name,
    heading: "A time is free for you",
    lead: `Somebody made room at ${store.name}. The time below is kept for you until ${startInWords({ startsAt: until, endsAt: until }, mine)}; then it goes to whoever is next.`,
    facts: [
      ...emailFacts("What", what),
      ...emailFacts("When", ...timeInWords({ startsAt, endsAt }, [mine, store.timezone])),
      ...contactOf(store),
    ],
    action: { words: "Book this time, or say no", to: address },
    foot: `You get this email because you wait for a time at ${store.name}.`,
  };
}

export const waitlistEmailContent = (notice: WaitlistNotice): EmailContent =>
  notice.kind === "waitlist_joined" ? joined(notice) : offered(notice);
