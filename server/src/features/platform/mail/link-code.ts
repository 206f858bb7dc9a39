// The code of a link that gives access to an account, and that of a gift card. It is computed each time the email is sent and stored
// nowhere, so the stored email, as shown in the log, gives access to nothing.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { linkMailKinds } from "@solodesk/contract/platform/mail.ts";
import { giftCardCode, HIDDEN_CODE, writtenCode } from "#kernel/secrets/gift-card-code.ts";
import { sealId } from "#kernel/secrets/sealed-id.ts";
import type { Secrets } from "#kernel/secrets/secrets.ts";
import type { MailRow } from "./mail.repository.ts";

const HIDDEN = "•••";
const behind = (code: string): string => `#code=${code}`;

/** Returns such a link with its code hidden, as stored until the email is sent. */
export const hiddenLink = (address: string): string => address + behind(HIDDEN);

/** Returns the email's code, the same at every attempt. */
export const linkCode = (secrets: Secrets, mailId: Id): string => sealId(secrets, "letter", mailId);

/** Returns the email's text and HTML as sent, with the real code. */
export function withLinkCode(secrets: Secrets, mail: MailRow): Pick<MailRow, "text" | "html"> {
  const { kind, text, html, occasion } = mail;
  if (kind === "gift_card") {
    const code = writtenCode(giftCardCode(secrets, occasion));
    const whole = (words: string) => words.replaceAll(HIDDEN_CODE, code);
    return { text: whole(text), html: whole(html) };
  }
  if (!linkMailKinds.some((one) => one === kind)) return { text, html };
  const whole = (words: string) => words.replaceAll(behind(HIDDEN), behind(linkCode(secrets, mail.id)));
  return { text: whole(text), html: whole(html) };
}
