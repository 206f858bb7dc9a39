import { t } from "@solodesk/contract/kernel/language/t.ts";
import { collectMethodNames } from "@solodesk/contract/scheduling/appointments/collected.ts";
import type { EmailContent } from "#features/platform/mail/email-content.ts";
import { emailFacts } from "#features/platform/mail/email-facts.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { type AppointmentSubject, storeFacts } from "./email-facts.ts";
import { dayInWords, startInWords, timeInWords } from "./time-in-words.ts";

interface ReceiptEmail extends AppointmentSubject {
  manageAddress: string;
}

/** A receipt for what a customer paid in person. */
export function receiptEmailContent({ store, row, ...subject }: ReceiptEmail): EmailContent {
  const money = (amount: number) => moneyInWords({ amount, currency: store.currency });
  const { collectedMethod: method, collectedAmount, collectedTip, collectedAt, paid, timezone } = row;
  const start = startInWords(row, timezone);
  return {
    subject: t("Receipt: {title}, {start}", { title: row.title, start }),
    from: store.name,
    heading: t("Your receipt from {store}", { store: store.name }),
    lead: t("Thank you for your visit. This is what you paid."),
    facts: [
      ...emailFacts(t("What"), row.title),
      ...emailFacts(t("When"), ...timeInWords(row, [timezone])),
      ...(paid > 0 ? emailFacts(t("Paid online||an amount"), money(paid)) : []),
      ...emailFacts(t("Paid in person||an amount"), money(collectedAmount)),
      ...(collectedTip > 0 ? emailFacts(t("Tip||an amount"), money(collectedTip)) : []),
      ...emailFacts(t("Total"), money(paid + collectedAmount + collectedTip)),
      ...emailFacts(t("Payment method"), method === null ? "" : t(collectMethodNames[method])),
      ...emailFacts(t("Paid on||a date"), collectedAt === null ? "" : dayInWords(timezone, collectedAt)),
      ...emailFacts(t("Number"), `A-${row.number}`),
      ...emailFacts(t("Address"), store.address),
      ...storeFacts({ store, row, ...subject }),
    ],
    action: { words: t("See your booking"), to: subject.manageAddress },
    foot: t("You get this email because this address was given for an appointment with {store}.", {
      store: store.name,
    }),
  };
}
