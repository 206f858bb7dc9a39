import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { accountMailKinds } from "@solodesk/contract/platform/mail.ts";
import type { Content } from "#features/platform/mail/content.ts";
import { enqueueMail } from "#features/platform/mail/enqueue-mail.ts";
import { renderEmail } from "#features/platform/mail/render-email.ts";
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
export async function enqueueAccountEmail(
  deps: Deps,
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
  const mail = await enqueueMail(deps, {
    userId,
    kind,
    occasion: deps.clock.now().toISOString(),
    senderName: operator,
    to,
    ...renderEmail(content),
    ...(goodUntil && { goodUntil }),
  });
  return mail?.id;
}
