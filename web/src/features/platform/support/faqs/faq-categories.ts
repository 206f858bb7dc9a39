import type { Faq } from "@solodesk/contract/platform/support.ts";

export interface FaqCategory {
  name: string;
  count: number;
}

/** The categories in the order of the questions, with how many of the found ones each holds. */
export function faqCategories(faqs: readonly Faq[], found: readonly Faq[]): FaqCategory[] {
  const names = new Set(faqs.map(({ category }) => category));
  return [...names].map((name) => ({
    name,
    count: found.filter(({ category }) => category === name).length,
  }));
}
