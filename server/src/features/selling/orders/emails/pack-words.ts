import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { PackVisits } from "#features/money/wallet/deposits/pack-visits.ts";
import type { EmailContent } from "#features/platform/mail/email-content.ts";
import { emailFacts } from "#features/platform/mail/email-facts.ts";
import { dayInWords, timeInWords } from "#features/scheduling/appointments/emails/time-in-words.ts";
import { itemFacts, type OrderSubject, zonesOfBuyer } from "./order-facts.ts";

/** What happened to the visits of a pack, which are given as they are since. */
export type PackEvent = { pack: PackVisits } & (
  | { kind: "visit_used"; appointment: { startsAt: Date; endsAt: Date } }
  | { kind: "visits_expire" }
);

/** What an email says to the buyer of a pack. */
export function packWords(subject: OrderSubject, event: PackEvent): PackWords {
  const { items, store, seller } = subject;
  const { left, expiresAt, line } = event.pack;
  const date = dayInWords(store?.timezone ?? "UTC", expiresAt);
  const sold = { ...subject, items: items.filter((item) => item.line === line) };
  if (event.kind === "visits_expire")
    return {
      subject: t("Book your visits until {date}, {seller}", { date, seller: seller.name }),
      heading: t("Book your visits until {date}", { date }),
      lead: [
        t(
          "{left, plural, one {# visit of your pack isn't booked yet.} other {# visits of your pack aren't booked yet.}}",
          { left },
        ),
        t("What isn't booked by {date} expires, and {seller} keeps what you paid for it.", {
          date,
          seller: seller.name,
        }),
      ].join(" "),
      facts: itemFacts(sold, "buyer"),
    };
  const rest = t("{left, plural, one {# visit} other {# visits}} until {date}", { left, date });
  return {
    subject: t("A visit of your pack was used, {seller}", { seller: seller.name }),
    heading: t("A visit of your pack was used"),
    lead: t("{seller} used a visit of your pack to pay for your appointment.", { seller: seller.name }),
    facts: [
      ...emailFacts(t("Appointment"), ...timeInWords(event.appointment, zonesOfBuyer(subject))),
      ...emailFacts(t("Left||visits of a pack"), left === 0 ? t("No visits") : rest),
      ...itemFacts(sold, "buyer"),
    ],
  };
}

type PackWords = Pick<EmailContent, "heading" | "lead" | "facts"> & { subject: string };
