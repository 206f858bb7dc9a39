import { z } from "zod";
import { endpoint, type Limit } from "../kernel/endpoint.ts";
import { msg, t } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Email, line, text } from "../kernel/text.ts";

/** The static pages; each is a Markdown file of the server, or one supplied by the operator. */
export const writtenPages = ["terms-and-conditions", "privacy", "refund-policy", "contact-us"] as const;
export type WrittenPageName = (typeof writtenPages)[number];

/** A stretch of text in one style; `to` makes it a link: a path of this site, https, mailto or tel. */
export const Run = z.object({ text: z.string(), strong: z.boolean().optional(), to: z.string().optional() });
export type Run = z.infer<typeof Run>;

/** A block of a written page. The server converts Markdown to blocks, so it never sends HTML. */
export const Block = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("heading"),
    level: z.union([z.literal(2), z.literal(3)]),
    id: z.string(),
    text: z.string(),
  }),
  z.object({ kind: z.literal("paragraph"), runs: z.array(Run) }),
  z.object({ kind: z.literal("list"), ordered: z.boolean(), items: z.array(z.array(Run)) }),
]);
export type Block = z.infer<typeof Block>;

export const WrittenPage = z.object({
  name: z.enum(writtenPages),
  title: z.string(),
  /** `YYYY-MM-DD`; null if the text does not say since when it is in force. */
  updated: z.string().nullable(),
  blocks: z.array(Block),
});
export type WrittenPage = z.infer<typeof WrittenPage>;

export const Faq = z.object({
  /** Also its anchor on `/faqs`. */
  id: z.string(),
  category: z.string(),
  question: z.string(),
  /** The answer as plain text, for search and for readers without the page. */
  answer: z.string(),
  blocks: z.array(Block),
});
export type Faq = z.infer<typeof Faq>;

export const ContactMessage = z.strictObject({
  name: line(100, 1, msg("Enter your name.")),
  email: Email,
  subject: text(150, 1, msg("Enter a subject.")),
  message: text(5000, 10),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

const mostMessages = 10;
/**
 * Enough for an office, and far below the limit for all senders together, so that no network can block the
 * form for everyone. Per process, because the database stores no visitors' addresses.
 */
const messageLimit: Limit = {
  most: mostMessages,
  per: "hour",
  by: "network",
  message: () =>
    t("We've received {count} messages from your network within an hour.", {
      count: mostMessages,
    }),
};

export const support = {
  listFaqs: endpoint({
    method: "GET",
    path: `${M}/faqs`,
    summary: "List frequently asked questions and their answers",
    access: "public",
    answer: z.object({ data: z.array(Faq) }),
    failed: msg("Failed to load questions"),
  }),
  getPage: endpoint({
    method: "GET",
    path: `${M}/pages/:name`,
    summary: "Get a legal page or the contact page",
    access: "public",
    params: z.strictObject({ name: z.enum(writtenPages) }),
    answer: z.object({ data: WrittenPage }),
    failed: msg("Failed to load the page"),
  }),
  contact: endpoint({
    method: "POST",
    path: `${M}/contact`,
    summary: "Send a message to the operator",
    access: "public",
    body: ContactMessage,
    answer: z.object({ status: z.literal(true), message: z.string() }),
    status: 202,
    failed: msg("Failed to send the message"),
    limit: messageLimit,
  }),
};
