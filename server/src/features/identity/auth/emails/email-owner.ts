import type { Id } from "@solodesk/contract/kernel/id.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { sendNotification } from "#features/platform/notifications/send-notification.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { type AccountNews, accountEmailContent } from "./account-email.ts";
import { enqueueAccountEmail, type Reader } from "./enqueue-account-email.ts";

/** News about an account, part of the transaction that makes them. Answers the letter's id. */
export async function emailOwner(
  deps: Deps,
  tx: Db,
  reader: Reader,
  news: AccountNews,
  goodUntil?: Date,
): Promise<Id | undefined> {
  const words = accountEmailContent(news);
  const { userId } = reader;
  // A link is for whoever reads the mail, and no news.
  if (!("link" in news))
    await sendNotification(tx, { userId, kind: "security", about: words.subject, path: pages.profile });
  return enqueueAccountEmail(deps, tx, reader, { kind: news.kind, words, goodUntil });
}
