import type { Id } from "@solodesk/contract/kernel/id.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { sendNotification } from "#features/platform/notifications/send-notification.ts";
import type { Deps } from "#kernel/deps.ts";
import { writeToOwner } from "../account/write-to-owner.ts";
import { type AccountEvent, accountEmailContent } from "./account-email.ts";
import { enqueueAccountEmail, type Reader } from "./enqueue-account-email.ts";

/**
 * Emails and notifies the owner about a change to the account, in the transaction that makes it. Returns the
 * email's id.
 */
export async function emailOwner(
  deps: Deps,
  reader: Reader,
  event: AccountEvent,
  goodUntil?: Date,
): Promise<Id | undefined> {
  const { userId } = reader;
  return writeToOwner(deps.db, userId, async () => {
    const words = accountEmailContent(event);
    // A link is only for the reader of the email, so it gets no notification.
    if (!("link" in event))
      await sendNotification(deps.db, {
        userId,
        kind: "security",
        about: words.subject,
        path: pages.profile,
      });
    return enqueueAccountEmail(deps, reader, { kind: event.kind, words, goodUntil });
  });
}
