import type { MailKind } from "@solodesk/contract/platform/mail.ts";
import type { PayoutStatus } from "@solodesk/contract/selling/payouts.ts";
import type { EmailContent } from "#features/platform/mail/email-content.ts";
import { emailFacts } from "#features/platform/mail/email-facts.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import type { ShownPayout } from "../payouts.repository.ts";

const NOT_YOU =
  "If you did not ask for this, change your password at once and write to us: answer this email.";
const FOOT = `You get this email because you sell here. ${NOT_YOU}`;

interface PayoutTexts {
  kind: MailKind;
  title: string;
  lead: string;
}

const textsOf: Partial<Record<PayoutStatus, PayoutTexts>> = {
  requested: {
    kind: "payout_requested",
    title: "Withdrawal requested",
    lead: "We have your request and keep the money for it. You can cancel it until it is being paid.",
  },
  paid: {
    kind: "payout_paid",
    title: "Withdrawal paid",
    lead: "The money is on its way. Banks may take some days until it is there.",
  },
  failed: {
    kind: "payout_failed",
    title: "Withdrawal failed",
    lead: "It could not be paid. The money is back in your earnings.",
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
      subject: `${texts.title}: ${sum} to ${masked}`,
      heading: texts.title,
      lead: texts.lead,
      facts: [
        ...emailFacts("Amount", sum),
        ...emailFacts("To", masked),
        ...emailFacts("Reason", reason),
        ...emailFacts("Reference", reference),
      ],
      foot: FOOT,
    },
  };
}
