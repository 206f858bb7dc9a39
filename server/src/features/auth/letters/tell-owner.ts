import type { Id } from "@solodesk/contract/kernel/id.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { postMail } from "#features/mail/post-mail.ts";
import { setLetter } from "#features/mail/set-letter.ts";
import { sendNotification } from "#features/notifications/send-notification.ts";
import type { Db } from "#kernel/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { type AccountNews, accountLetter } from "./account-letter.ts";

export interface Reader {
  /** Whose account it is. */
  userId: Id;
  to: string;
}

/** News about an account, part of the transaction that makes them. Answers the letter's id. */
export async function tellOwner(
  deps: Deps,
  tx: Db,
  { userId, to }: Reader,
  news: AccountNews,
  goodUntil?: Date,
): Promise<Id | undefined> {
  const { OPERATOR_NAME } = deps.config;
  const content = accountLetter(news, OPERATOR_NAME);
  // A link is for whoever reads the mail, and no news.
  if (!("link" in news))
    await sendNotification(tx, { userId, kind: "security", about: content.subject, path: pages.profile });
  const mail = await postMail(deps, tx, {
    userId,
    kind: news.kind,
    occasion: deps.clock.now().toISOString(),
    senderName: OPERATOR_NAME,
    to,
    ...setLetter(content),
    ...(goodUntil && { goodUntil }),
  });
  return mail?.id;
}
