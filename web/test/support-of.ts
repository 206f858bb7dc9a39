// Texts of an operator for tests: a page with sections and every kind of link, and a few questions.
import type { Block, Faq, Run, WrittenPage, WrittenPageName } from "@solodesk/contract/platform/support.ts";

export const heading = (id: string, text: string, level: 2 | 3 = 2): Block => ({
  kind: "heading",
  level,
  id,
  text,
});
export const paragraph = (...runs: (Run | string)[]): Block => ({
  kind: "paragraph",
  runs: runs.map((run) => (typeof run === "string" ? { text: run } : run)),
});

export const pageOf = (name: WrittenPageName, blocks: Block[]): WrittenPage => ({
  name,
  title: "As the file calls it",
  updated: "2026-05-01",
  blocks,
});

export const faqOf = (id: string, category: string, question: string, answer: string): Faq => ({
  id,
  category,
  question,
  answer,
  blocks: [paragraph(answer)],
});

export const someFaqs: Faq[] = [
  faqOf(
    "open-a-store",
    "Getting started",
    "How do I open a store?",
    "Go to Store Details and fill in three steps.",
  ),
  faqOf("own-address", "Getting started", "Can I choose my address?", "Yes, when the store is created."),
  faqOf("refund-sale", "Money", "How do I refund a customer?", "Open the order and press Refund."),
  faqOf(
    "fees",
    "Money",
    "What does it cost?",
    "Nothing, until a sale is made. A refund costs nothing. Café owners agree.",
  ),
];
