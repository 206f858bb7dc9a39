import { listFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { ShownMail } from "#features/platform/mail/held/mail-rule.ts";
import { keptReasons, reasonInWords } from "#features/platform/mail/kept-reason.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import { failed, passed, type StepResult, skipped } from "./step-result.ts";

const MOST_NAMED = 6;

/** Whether the emails that the visitor's booking and order led to could be written, and sent. */
export function judgeEmails({ mailer }: Pick<Deps, "mailer">, mails: readonly ShownMail[]): StepResult {
  if (mails.length === 0) return skipped(t("Nothing was booked or bought, so no email was written."));
  if (!mailer)
    return failed(t("Emails can't be sent here. The operator of this site has to connect a mail server."));
  // The seller turned some off in the settings, so they don't expect them.
  const unwanted = asKept(keptReasons.turnedOff);
  const expected = mails.filter(({ error }) => error !== unwanted);
  const stopped = expected.find(({ error }) => error !== null);
  if (stopped)
    return failed(`${stopped.subject}: ${reasonInWords(stopped.error ?? "")}`, {
      label: t("See your emails"),
      page: pages.emailLog,
    });
  const subjects = expected.slice(0, MOST_NAMED).map(({ subject }) => t("“{subject}”", { subject }));
  return passed(
    t(
      "{count, plural, one {# email was written} other {# emails were written}} to you and your customer: {subjects}.",
      {
        count: expected.length,
        subjects: listFormat({ type: "unit" }).format(subjects),
      },
    ),
  );
}
