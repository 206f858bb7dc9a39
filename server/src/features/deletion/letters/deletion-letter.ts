import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { Content } from "#features/mail/content.ts";
import { postMail } from "#features/mail/post-mail.ts";
import { setLetter } from "#features/mail/set-letter.ts";
import type { Db } from "#kernel/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";

export type DeletionNews = { kind: "deletion_requested"; deletesAt: Date } | { kind: "deletion_cancelled" };

/** An account has no time zone of its own. */
const inWords = (at: Date): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(at);

const wordsOf = (news: DeletionNews): Pick<Content, "subject" | "heading" | "lead"> =>
  news.kind === "deletion_cancelled"
    ? {
        subject: "Your account stays",
        heading: "Your account stays",
        lead: "It is not deleted, and your store is online again if it was. A plan you had ends with its paid time, unless you resume it under Pricing. If you did not call the deletion off, set a new password at once.",
      }
    : {
        subject: `Your account will be deleted on ${inWords(news.deletesAt)}`,
        heading: "Your account will be deleted",
        lead: `Until ${inWords(news.deletesAt)} you can log in and keep it. Your store is offline, and all other devices were signed out. If that was not you, log in, keep the account and set a new password.`,
      };

/** Part of the transaction that makes the news. */
export async function tellOfDeletion(
  deps: Deps,
  tx: Db,
  reader: { userId: Id; to: string },
  news: DeletionNews,
): Promise<void> {
  const { OPERATOR_NAME: operator } = deps.config;
  const letter: Content = {
    from: operator,
    ...wordsOf(news),
    facts: [],
    action: { words: "Open your settings", to: `${deps.ownOrigin.get()}${pages.settings}` },
    foot: `You get this email because this address was given for an account at ${operator}.`,
  };
  await postMail(deps, tx, {
    ...reader,
    kind: news.kind,
    occasion: deps.clock.now().toISOString(),
    senderName: operator,
    ...setLetter(letter),
  });
}
