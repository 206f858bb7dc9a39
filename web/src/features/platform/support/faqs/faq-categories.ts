import type { Faq } from "@solodesk/contract/platform/support.ts";

export interface FaqCategory {
  name: string;
  count: number;
}

/** Returns the categories in the order of the questions, each with the number of found questions in it. */
export function faqCategories(faqs: readonly Faq[], found: readonly Faq[]): FaqCategory[] {
  const names = new Set(faqs.map(({ category }) => category));
  return [...names].map((name) => ({
    name,
    count: found.filter(({ category }) => category === name).length,
  }));
}
