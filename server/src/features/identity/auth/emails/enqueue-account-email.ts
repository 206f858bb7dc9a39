import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { accountMailKinds } from "@solodesk/contract/platform/mail.ts";
import type { EmailContent } from "#features/platform/mail/email-content.ts";
import { enqueueMail } from "#features/platform/mail/enqueue-mail.ts";
import { renderEmail } from "#features/platform/mail/render-email.ts";
import type { Deps } from "#kernel/deps.ts";

export interface Reader {
  /** The owner of the account. */
  userId: Id;
  to: string;
}

/** The text of one email about an account. The heading defaults to the subject. */
export type AccountWords = Pick<EmailContent, "subject" | "lead"> &
  Partial<Pick<EmailContent, "heading" | "facts" | "action">>;

interface AccountEmail {
  kind: (typeof accountMailKinds)[number];
  words: AccountWords;
  goodUntil?: Date | undefined;
}

/** Queues an email about an account, in the transaction that makes the change. Returns its id. */
export async function enqueueAccountEmail(
  deps: Deps,
  { userId, to }: Reader,
  { kind, words, goodUntil }: AccountEmail,
): Promise<Id | undefined> {
  const { OPERATOR_NAME: operator } = deps.config;
  const content: EmailContent = {
    from: operator,
    heading: words.subject,
    facts: [],
    ...words,
    foot: t("You get this email because this address was given for an account at {operator}.", {
      operator,
    }),
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
