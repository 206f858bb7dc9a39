// Emails to people who wait: that they are on the list, and that a time is held for them.

import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { waitlistMailKinds } from "@solodesk/contract/platform/mail.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { EmailContent } from "#features/platform/mail/email-content.ts";
import { emailFacts } from "#features/platform/mail/email-facts.ts";
import { spotFacts } from "#features/scheduling/appointments/emails/email-facts.ts";
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
  dateFormat({ dateStyle: "full", timeZone: "UTC" }).format(new Date(day));

const contactOf = ({ email, phone }: Store): EmailContent["facts"] => emailFacts(t("Contact"), email, phone);

const joined = ({ store, row, address }: WaitlistNotice): EmailContent => {
  const what = headerLine(row.serviceName);
  return {
    subject: t("On the waitlist: {what}, {day}", { what, day: dayInWords(row.day) }),
    from: store.name,
    heading: t("You're on the waitlist"),
    lead: t(
      "{store} is fully booked that day. When a time opens up and it's your turn, we email you and hold it for you.",
      { store: store.name },
    ),
    facts: [
      ...emailFacts(t("What"), what),
      ...emailFacts(t("Day"), dayInWords(row.day)),
      ...spotFacts(row),
      ...contactOf(store),
    ],
    action: { words: t("View or leave the waitlist"), to: address },
    foot: t(
      "You get this email because this address was given for the waitlist of {store}. If that wasn't you, leave the waitlist with the link.",
      { store: store.name },
    ),
  };
};

function offered({ store, row, address }: WaitlistNotice): EmailContent {
  const { offerStartsAt: startsAt, offerEndsAt: endsAt, offerUntil: until } = row;
  if (!startsAt || !endsAt || !until) throw new Error("No time is offered.");
  const mine = row.customerTimezone ?? store.timezone;
  const what = headerLine(row.serviceName);
  return {
    subject: t("A time is available: {what}, {start}", {
      what,
      start: startInWords({ startsAt }, mine),
    }),
    from: store.name,
    heading: t("A time is available for you"),
    lead: t(
      "A time opened up at {store}. We hold it for you until {until}; then it goes to the next person.",
      {
        store: store.name,
        until: startInWords({ startsAt: until }, mine),
      },
    ),
    facts: [
      ...emailFacts(t("What"), what),
      ...emailFacts(t("When"), ...timeInWords({ startsAt, endsAt }, [mine, store.timezone])),
      ...spotFacts(row),
      ...contactOf(store),
    ],
    action: { words: t("Book or decline this time"), to: address },
    foot: t("You get this email because you're on the waitlist of {store}.", { store: store.name }),
  };
}

export const waitlistEmailContent = (notice: WaitlistNotice): EmailContent =>
  notice.kind === "waitlist_joined" ? joined(notice) : offered(notice);
