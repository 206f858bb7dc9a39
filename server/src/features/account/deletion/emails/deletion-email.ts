import { pages } from "@solodesk/contract/kernel/pages.ts";
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
const inWords = (at: Date): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(at);

const wordsOf = (event: DeletionEvent): AccountWords =>
  event.kind === "deletion_cancelled"
    ? {
        subject: "Your account stays",
        lead: "It is not deleted, and your store is online again if it was. A plan goes on as before, unless its paid time ended meanwhile: then choose one under Pricing. If you did not call the deletion off, set a new password at once.",
      }
    : {
        subject: `Your account will be deleted on ${inWords(event.deletesAt)}`,
        heading: "Your account will be deleted",
        lead: `Until ${inWords(event.deletesAt)} you can log in and keep it. Your store is offline, a plan is not renewed, and all other devices were signed out. If that was not you, log in, keep the account and set a new password.`,
      };

const farewell: AccountWords = {
  subject: "Your account is deleted",
  lead: "As you asked, and for good. This is the last mail to this address, which is deleted as well once the mail has left.",
  facts: [
    ...emailFacts(
      "Deleted",
      "Your name, email and password, and all ways to sign in",
      "Your store, its texts and pictures, its links and ad figures",
      "Your customers’ names in appointments, your emails, notifications and activity",
      "Your saved payment methods and payout accounts",
    ),
    ...emailFacts(
      "Kept, because the law asks for it",
      "Orders and receipts, with what stands on them",
      "Payments, withdrawals and the books, without your name",
    ),
  ],
};

/** Part of the transaction that requests or cancels the deletion. */
export async function emailDeletionEvent(deps: Deps, reader: Reader, event: DeletionEvent): Promise<void> {
  const action = { words: "Open your settings", to: `${deps.ownOrigin.get()}${pages.settings}` };
  await enqueueAccountEmail(deps, reader, { kind: event.kind, words: { ...wordsOf(event), action } });
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
  await enqueueAccountEmail(deps, reader, { kind, words: farewell, goodUntil });
}
