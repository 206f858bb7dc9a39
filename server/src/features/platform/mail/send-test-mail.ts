import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Mail } from "@solodesk/contract/platform/mail.ts";
import { AppError } from "#kernel/app-error.ts";
import { type Db, inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { documentLanguage } from "#kernel/pages/document-language.ts";
import { escapeHtml } from "#kernel/pages/escape-html.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { toMail } from "./mail-row.ts";

/** Writes in an account's language to its address; implemented by the feature that has the accounts. */
export type WriteToOwner = <T>(
  db: Db,
  userId: Id,
  write: (to: string) => Promise<T>,
) => Promise<T | undefined>;

/** Sends a test email to the user's own address and no other. */
export async function sendTestMail(deps: Deps, userId: Id, writeToOwner: WriteToOwner): Promise<Mail> {
  const { OPERATOR_NAME: operator } = deps.config;
  const mail = await inTransaction(deps, (deps) =>
    writeToOwner(deps.db, userId, (to) => {
      const text = t("This is a test: emails from {operator} reach you at this address.", { operator });
      return enqueueMail(deps, {
        userId,
        kind: "test",
        occasion: deps.clock.now().toISOString(),
        senderName: operator,
        to,
        subject: t("Test email from {operator}", { operator }),
        text,
        html: `<!doctype html><html ${documentLanguage()}><body><p>${escapeHtml(text)}</p></body></html>`,
      });
    }),
  );
  // Its time is its occasion, so it was written unless the account is gone.
  if (!mail) throw new AppError("unauthenticated");
  return toMail(mail);
}
