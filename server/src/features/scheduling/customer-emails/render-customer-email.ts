import { t } from "@solodesk/contract/kernel/language/t.ts";
import { renderEmail } from "#features/platform/mail/render-email.ts";
import { headerLine } from "#kernel/outside/mail.ts";

/** What a seller wrote, with a line that says whose email it is. In the current language. */
export function renderCustomerEmail(store: string, { subject, text }: { subject: string; text: string }) {
  const from = headerLine(store);
  return renderEmail({
    subject,
    from,
    heading: subject,
    lead: text,
    facts: [],
    foot: t("This email is from {store}. To answer, just reply.", { store: from }),
  });
}
