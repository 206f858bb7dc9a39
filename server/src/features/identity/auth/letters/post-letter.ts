import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { accountMailKinds } from "@solodesk/contract/platform/mail.ts";
import type { Content } from "#features/platform/mail/content.ts";
import { enqueueMail } from "#features/platform/mail/enqueue-mail.ts";
import { setLetter } from "#features/platform/mail/set-letter.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";

export interface Reader {
  /** Whose account it is. */
  userId: Id;
  to: string;
}

/** What a letter about an account says of its own. The heading is the subject, unless given. */
export type AccountWords = Pick<Content, "subject" | "lead"> &
  Partial<Pick<Content, "heading" | "facts" | "action">>;

interface AccountLetter {
  kind: (typeof accountMailKinds)[number];
  words: AccountWords;
  goodUntil?: Date | undefined;
}

/** Part of the transaction that makes the news. Answers the letter's id. */
export async function postLetter(
  deps: Deps,
  tx: Db,
  { userId, to }: Reader,
  { kind, words, goodUntil }: AccountLetter,
): Promise<Id | undefined> {
  const { OPERATOR_NAME: operator } = deps.config;
  const content: Content = {
    from: operator,
    heading: words.subject,
    facts: [],
    ...words,
    foot: `You get this email because this address was given for an account at ${operator}.`,
  };
  const mail = await enqueueMail(deps, tx, {
    userId,
    kind,
    occasion: deps.clock.now().toISOString(),
    senderName: operator,
    to,
    ...setLetter(content),
    ...(goodUntil && { goodUntil }),
  });
  return mail?.id;
}
