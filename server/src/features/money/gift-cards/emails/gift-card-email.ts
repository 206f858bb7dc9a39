import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { EmailContent } from "#features/platform/mail/email-content.ts";
import { emailFacts } from "#features/platform/mail/email-facts.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { headerLine } from "#kernel/outside/mail.ts";
import { HIDDEN_CODE } from "#kernel/secrets/gift-card-code.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import type { GiftCardRow } from "../gift-cards.repository.ts";

interface Subject {
  card: GiftCardRow;
  store: Store;
  origin: string;
}

/** It is valid until the end of the day before. */
const lastDay = ({ timezone }: Store, expiresAt: Date): string =>
  dateFormat({ dateStyle: "long", timeZone: timezone }).format(after(expiresAt, -minutes(1)));

/** For the person it is for. The code is hidden until the email is sent. */
export function giftCardEmail({ card, store, origin }: Subject): EmailContent {
  const seller = headerLine(store.name);
  const amount = moneyInWords({ amount: card.balance, currency: card.currency });
  const name = headerLine(card.toName);
  return {
    from: seller,
    subject: t("Your gift card from {store}", { store: seller }),
    heading: name === "" ? t("A gift card for you") : t("A gift card for {name}", { name }),
    lead: t("You can spend {amount} at {store}. Enter the code when you check out.", {
      amount,
      store: seller,
    }),
    facts: [
      ...emailFacts(t("Code||of a gift card"), HIDDEN_CODE),
      ...emailFacts(t("Message"), card.message),
      ...(card.expiresAt ? emailFacts(t("Valid until"), lastDay(store, card.expiresAt)) : []),
      ...emailFacts(t("Contact"), store.email, store.phone),
    ],
    action: { words: t("Go to the store"), to: `${origin}${pages.ownStore}/${store.website_url}` },
    foot: t("You get this email because {store} was given this address for a gift card.", { store: seller }),
  };
}
