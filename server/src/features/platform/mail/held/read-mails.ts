import { type ShownMail, withMailRule } from "./mail-rule.ts";

/** Runs `work` and returns the emails that it writes, one for each occasion and recipient. None of them is sent. */
export async function readMails<T>(work: () => Promise<T>): Promise<{ result: T; mails: ShownMail[] }> {
  const mails = new Map<string, ShownMail>();
  const show = (mail: ShownMail) => {
    const key = JSON.stringify([mail.kind, mail.occasion, mail.recipient]);
    if (!mails.has(key)) mails.set(key, mail);
  };
  const result = await withMailRule({ show }, work);
  return { result, mails: [...mails.values()] };
}
