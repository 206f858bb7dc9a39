import type { EmailContent } from "./email-content.ts";
import type { NewMail } from "./enqueue-mail.ts";
import { renderEmailHtml } from "./render-email-html.ts";
import { renderEmailText } from "./render-email-text.ts";

/** Renders an email's subject, text and HTML. */
export const renderEmail = (content: EmailContent): Pick<NewMail, "subject" | "text" | "html"> => ({
  subject: content.subject,
  text: renderEmailText(content),
  html: renderEmailHtml(content),
});
