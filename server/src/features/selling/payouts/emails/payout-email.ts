import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { MailKind } from "@solodesk/contract/platform/mail.ts";
import type { PayoutStatus } from "@solodesk/contract/selling/payouts.ts";
import type { EmailContent } from "#features/platform/mail/email-content.ts";
import { emailFacts } from "#features/platform/mail/email-facts.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import type { ShownPayout } from "../payouts.repository.ts";

interface PayoutTexts {
  kind: MailKind;
  title: Message;
  lead: Message;
  subject: (about: { sum: string; account: string }) => string;
}

const textsOf: Partial<Record<PayoutStatus, PayoutTexts>> = {
  requested: {
    kind: "payout_requested",
    title: msg("Withdrawal requested"),
    lead: msg("We have your request and set the money aside. You can cancel until we start to pay it."),
    subject: (about) => t("Withdrawal requested: {sum} to {account}", { ...about }),
  },
  paid: {
    kind: "payout_paid",
    title: msg("Withdrawal paid"),
    lead: msg("The money is on its way. It can take a few days to reach your bank account."),
    subject: (about) => t("Withdrawal paid: {sum} to {account}", { ...about }),
  },
  failed: {
    kind: "payout_failed",
    title: msg("Withdrawal failed"),
    lead: msg("We couldn't pay it. The money is back in your earnings."),
    subject: (about) => t("Withdrawal failed: {sum} to {account}", { ...about }),
  },
};

/** Undefined for a status that sends no email. */
export function payoutEmailContent(
  payout: ShownPayout,
): { kind: MailKind; words: Omit<EmailContent, "from" | "action"> } | undefined {
  const { amount, currency, masked, reason, reference } = payout;
  const texts = textsOf[payout.status];
  if (!texts) return undefined;
  const sum = moneyInWords({ amount, currency });
  return {
    kind: texts.kind,
    words: {
      subject: texts.subject({ sum, account: masked }),
      heading: t(texts.title),
      lead: t(texts.lead),
      facts: [
        ...emailFacts(t("Amount"), sum),
        ...emailFacts(t("To||where money goes"), masked),
        ...emailFacts(t("Reason"), reason),
        ...emailFacts(t("Reference"), reference),
      ],
      foot: t(
        "You get this email because you sell here. If you didn't ask for this, change your password right away and reply to this email.",
      ),
    },
  };
}
