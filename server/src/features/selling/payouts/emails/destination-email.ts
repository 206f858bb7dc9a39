import type { Content } from "#features/platform/mail/content.ts";
import { emailFacts } from "#features/platform/mail/email-facts.ts";
import type { DestinationRow } from "../destinations/destinations.repository.ts";

const written = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

/** The thin spaces of the tables are boxes in some mail readers. */
const inWords = (at: Date): string => `${written.format(at).replace(/[\u2009\u202F]/g, " ")} UTC`;

const names = { bank: "Bank account", paypal: "PayPal" } as const;

export function destinationEmailContent(destination: DestinationRow): Omit<Content, "from" | "action"> {
  const { kind, masked, usableFrom, createdAt } = destination;
  return {
    subject: `New payout destination: ${masked}`,
    heading: "A payout destination was added",
    lead: "Earnings can be sent there. If it was not you, remove it, change your password at once and write to us: answer this email.",
    facts: [
      ...emailFacts(names[kind], masked),
      ...emailFacts("Added", inWords(createdAt)),
      ...(usableFrom > createdAt ? emailFacts("Usable from", inWords(usableFrom)) : []),
    ],
    foot: "You get this email because somebody who is signed in to your account added it.",
  };
}
