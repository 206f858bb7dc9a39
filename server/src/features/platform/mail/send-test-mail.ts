import type { Id } from "@solodesk/contract/kernel/id.ts";
import { readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Mail } from "@solodesk/contract/platform/mail.ts";
import { AppError } from "#kernel/app-error.ts";
import { type Db, inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { escapeHtml } from "#kernel/pages/escape-html.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { toMail } from "./mail-row.ts";

/** Returns an account's email address; implemented by the feature that has the accounts. */
export type FindEmail = (db: Db, userId: Id) => Promise<string | undefined>;

/** Sends a test email to the user's own address and no other. */
export async function sendTestMail(deps: Deps, userId: Id, findEmail: FindEmail): Promise<Mail> {
  const { OPERATOR_NAME } = deps.config;
  const text = t("This is a test: emails from {operator} reach you at this address.", {
    operator: OPERATOR_NAME,
  });
  const mail = await inTransaction(deps, async (deps) => {
    const to = await findEmail(deps.db, userId);
    if (to === undefined) throw new AppError("unauthenticated");
    return enqueueMail(deps, {
      userId,
      kind: "test",
      occasion: deps.clock.now().toISOString(),
      senderName: OPERATOR_NAME,
      to,
      subject: t("Test email from {operator}", { operator: OPERATOR_NAME }),
      text,
      html: `<!doctype html><html lang="${readersLanguage()}"><body><p>${escapeHtml(text)}</p></body></html>`,
    });
  });
  if (!mail) throw new Error("The test email was not written.");
  return toMail(mail);
}
