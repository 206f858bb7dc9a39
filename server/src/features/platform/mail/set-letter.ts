import type { Content } from "./content.ts";
import type { Letter } from "./enqueue-mail.ts";
import { letterHtml } from "./letter-html.ts";
import { letterText } from "./letter-text.ts";

/** What a letter says, as a mail carries it. */
export const setLetter = (content: Content): Pick<Letter, "subject" | "text" | "html"> => ({
  subject: content.subject,
  text: letterText(content),
  html: letterHtml(content),
});
