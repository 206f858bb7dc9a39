// Emails users about their payouts and destinations at once, so that those who did not ask for one can still
// write to the operator.

import type { Id } from "@solodesk/contract/kernel/id.ts";
import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { MailKind } from "@solodesk/contract/platform/mail.ts";
import type { NotificationKind } from "@solodesk/contract/platform/notifications.ts";
import { writeToOwner } from "#features/identity/auth/account/write-to-owner.ts";
import type { EmailContent } from "#features/platform/mail/email-content.ts";
import { emailFacts } from "#features/platform/mail/email-facts.ts";
import { enqueueMail } from "#features/platform/mail/enqueue-mail.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { renderEmail } from "#features/platform/mail/render-email.ts";
import { sendNotification } from "#features/platform/notifications/send-notification.ts";
import type { Deps } from "#kernel/deps.ts";
import type { DestinationRow } from "../destinations/destinations.repository.ts";
import type { ShownPayout } from "../payouts.repository.ts";
import { payoutEmailContent } from "./payout-email.ts";

const written = { dateStyle: "long", timeStyle: "short", timeZone: "UTC" } as const;

/** Replaces the thin spaces that Intl prints, because some mail readers show them as boxes. */
const inWords = (at: Date): string =>
  `${dateFormat(written)
    .format(at)
    .replace(/[\u2009\u202F]/g, " ")} UTC`;

const names = { bank: msg("Bank account"), paypal: msg("PayPal") } as const;

function destinationEmailContent(destination: DestinationRow): Omit<EmailContent, "from" | "action"> {
  const { kind, masked, usableFrom, createdAt } = destination;
  return {
    subject: t("New payout account: {account}", { account: masked }),
    heading: t("A payout account was added"),
    lead: t(
      "Your earnings can be paid out to it. If this wasn't you, remove it, change your password right away and reply to this email.",
    ),
    facts: [
      ...emailFacts(t(names[kind]), masked),
      ...emailFacts(t("Added||on a day"), inWords(createdAt)),
      ...(usableFrom > createdAt ? emailFacts(t("Available from"), inWords(usableFrom)) : []),
    ],
    foot: t("You get this email because someone signed in to your account added it."),
  };
}

interface OwnersEmail {
  kind: MailKind;
  occasion: Id;
  /** Opened by the button. */
  path: string;
  words: Omit<EmailContent, "from" | "action">;
}

async function emailOwner(
  deps: Deps,
  { userId, to }: { userId: Id; to: string },
  { kind, occasion, path, words }: OwnersEmail,
): Promise<void> {
  const { OPERATOR_NAME, OPERATOR_EMAIL } = deps.config;
  const action = { words: t("Open withdrawals"), to: deps.ownOrigin.get() + path };
  await enqueueMail(deps, {
    userId,
    kind,
    occasion,
    senderName: OPERATOR_NAME,
    to,
    replyTo: OPERATOR_EMAIL,
    ...renderEmail({ ...words, from: OPERATOR_NAME, action }),
  });
}

/** Statuses that send a notification inside the app; the others are actions of the owner. */
const kinds: Partial<Record<ShownPayout["status"], NotificationKind>> = {
  paid: "payout_paid",
  failed: "payout_failed",
};

/** Notifies and emails the owner about the new status, except when they cancelled the payout themselves. */
export async function emailPayoutOwner(deps: Deps, payout: ShownPayout): Promise<void> {
  const { id, userId, amount, currency, masked, status } = payout;
  const kind = kinds[status];
  await writeToOwner(deps.db, userId, async (to) => {
    const about = t("{sum} to {account}", { sum: moneyInWords({ amount, currency }), account: masked });
    const path = `${pages.withdrawal}?payout=${id}`;
    if (kind) await sendNotification(deps.db, { userId, kind, about, path });
    const content = payoutEmailContent(payout);
    if (content) await emailOwner(deps, { userId, to }, { ...content, occasion: id, path });
  });
}

export const emailDestinationAdded = (deps: Deps, destination: DestinationRow): Promise<void> => {
  const { id: occasion, userId } = destination;
  return writeToOwner(deps.db, userId, (to) => {
    const words = destinationEmailContent(destination);
    const path = pages.withdrawal;
    return emailOwner(deps, { userId, to }, { kind: "destination_added", occasion, path, words });
  });
};
