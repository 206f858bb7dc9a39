import { failingDays } from "@solodesk/contract/identity/webhooks.ts";
import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { writeToOwner } from "#features/identity/auth/account/write-to-owner.ts";
import {
  type AccountWords,
  enqueueAccountEmail,
} from "#features/identity/auth/emails/enqueue-account-email.ts";
import { emailFacts } from "#features/platform/mail/email-facts.ts";
import type { Deps } from "#kernel/deps.ts";
import { headerLine } from "#kernel/outside/mail.ts";
import type { WebhookRow } from "../webhooks.repository.ts";

/** In UTC, because an account has no time zone. */
const dayInWords = (at: Date): string => dateFormat({ dateStyle: "long", timeZone: "UTC" }).format(at);

function wordsOf({ url, description, failingSince, failedAt }: WebhookRow, page: string): AccountWords {
  // Without what follows the path: there may be secrets in it.
  const { host, pathname } = new URL(url);
  return {
    subject: t("We turned off your webhook to {host}", { host }),
    heading: t("A webhook is turned off"),
    lead: t(
      "We've turned off this webhook because its address hasn't accepted an event for {count} days. Fix the address, then turn it on in Settings. You can resend unsent events from its log. Events that happen while it's off aren't kept.",
      { count: failingDays },
    ),
    facts: [
      ...emailFacts(t("Address||of a webhook"), host + pathname),
      ...(description ? emailFacts(t("Description"), headerLine(description)) : []),
      ...(failingSince ? emailFacts(t("Failing since"), dayInWords(failingSince)) : []),
      ...(failedAt ? emailFacts(t("Turned off"), dayInWords(failedAt)) : []),
    ],
    action: { words: t("Open your webhooks"), to: page },
  };
}

/** In the transaction that turns the webhook off. */
export async function emailWebhookOff(deps: Deps, row: WebhookRow): Promise<void> {
  const { userId } = row;
  await writeToOwner(deps.db, userId, (to) => {
    const words = wordsOf(row, deps.ownOrigin.get() + pages.apiSettings);
    return enqueueAccountEmail(deps, { userId, to }, { kind: "webhook_off", words });
  });
}
