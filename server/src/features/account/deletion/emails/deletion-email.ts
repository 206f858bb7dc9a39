import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { writeToOwner } from "#features/identity/auth/account/write-to-owner.ts";
import {
  type AccountWords,
  enqueueAccountEmail,
  type Reader,
} from "#features/identity/auth/emails/enqueue-account-email.ts";
import { emailFacts } from "#features/platform/mail/email-facts.ts";
import { suppressionReason } from "#features/platform/mail/suppression-reason.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";

type DeletionEvent = { kind: "deletion_requested"; deletesAt: Date } | { kind: "deletion_cancelled" };

/** An account has no time zone, so days are in UTC. */
const inWords = (at: Date): string => dateFormat({ dateStyle: "long", timeZone: "UTC" }).format(at);

const wordsOf = (event: DeletionEvent): AccountWords =>
  event.kind === "deletion_cancelled"
    ? {
        subject: t("Your account stays"),
        lead: t(
          "Your account won't be deleted, and your store is back as it was. Your plan continues, unless its paid period has ended: then choose one under Pricing. If you didn't cancel the deletion, set a new password right away.",
        ),
      }
    : {
        subject: t("Your account will be deleted on {day}", { day: inWords(event.deletesAt) }),
        heading: t("Your account will be deleted"),
        lead: t(
          "Log in before {day} to keep it. Your store is offline, your plan won't renew, and all other devices are signed out. If this wasn't you, log in, keep the account and set a new password.",
          { day: inWords(event.deletesAt) },
        ),
      };

const farewell = (): AccountWords => ({
  subject: t("Your account is deleted"),
  lead: t(
    "Your account is permanently deleted, as you asked. This is our last email to this address, which we delete as well.",
  ),
  facts: [
    ...emailFacts(
      t("Deleted"),
      t("Your name, email, password and all ways to sign in"),
      t("Your store with its texts and pictures, your links and your ad figures"),
      t("Your customers' names in appointments, your emails, notifications and activity"),
      t("Your saved payment methods and payout accounts"),
    ),
    ...emailFacts(
      t("Kept, because the law requires it"),
      t("Orders and receipts, with their details"),
      t("Payments, withdrawals and the books, without your name"),
    ),
  ],
});

/** Part of the transaction that requests or cancels the deletion. */
export async function emailDeletionEvent(deps: Deps, reader: Reader, event: DeletionEvent): Promise<void> {
  await writeToOwner(deps.db, reader.userId, () => {
    const action = { words: t("Open your settings"), to: `${deps.ownOrigin.get()}${pages.settings}` };
    return enqueueAccountEmail(deps, reader, { kind: event.kind, words: { ...wordsOf(event), action } });
  });
}

/** Longer than all attempts to send it take; after that, the email is deleted together with its address. */
const LAST_TRY = days(2);

/**
 * Part of the transaction that deletes the account. An email that cannot be sent is not queued, because its
 * address would stay in the database.
 */
export async function emailFarewell(deps: Deps, reader: Reader): Promise<void> {
  const kind = "account_deleted";
  if ((await suppressionReason(deps, { ...reader, kind })) !== undefined) return;
  const goodUntil = after(deps.clock.now(), LAST_TRY);
  await enqueueAccountEmail(deps, reader, { kind, words: farewell(), goodUntil });
}
