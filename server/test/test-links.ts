// Letters that carry a key to an account, as their reader gets them.
import type { Email } from "postal-mime";

/** The code behind the "#" of a letter's link. */
export function codeIn(mail: Email | undefined): string {
  const [, code] = /#code=([\w-]+)/.exec(mail?.text ?? "") ?? [];
  if (code === undefined) throw new Error(`no link in: ${mail?.text}`);
  return code;
}

/** Those letters that say this, by their subject. */
export const about = (subject: RegExp, mails: readonly Email[]): Email[] =>
  mails.filter((mail) => subject.test(mail.subject ?? ""));
