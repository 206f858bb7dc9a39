// The code of a link that is a key to an account: made for each letter as it leaves, and written down nowhere. What is
// kept of the letter, and shown in the log, opens nothing.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { linkMailKinds } from "@solodesk/contract/platform/mail.ts";
import { sealId } from "#kernel/secrets/sealed-id.ts";
import type { Secrets } from "#kernel/secrets/secrets.ts";
import type { MailRow } from "./mail.repository.ts";

const HIDDEN = "•••";
const behind = (code: string): string => `#code=${code}`;

/** Where such a link leads, as it stands in the letter until that leaves. */
export const hiddenLink = (address: string): string => address + behind(HIDDEN);

/** The letter's own, the same at every attempt. */
export const linkCode = (secrets: Secrets, mailId: Id): string => sealId(secrets, "letter", mailId);

/** The letter as it leaves. */
export function withCode(secrets: Secrets, mail: MailRow): Pick<MailRow, "text" | "html"> {
  const { kind, text, html } = mail;
  if (!linkMailKinds.some((one) => one === kind)) return { text, html };
  const whole = (words: string) => words.replaceAll(behind(HIDDEN), behind(linkCode(secrets, mail.id)));
  return { text: whole(text), html: whole(html) };
}
