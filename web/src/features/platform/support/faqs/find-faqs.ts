import type { Faq } from "@solodesk/contract/platform/support.ts";
import { folded } from "#ui/text/folded.ts";

/** What is typed, as words: punctuation and accents do not count. */
export const wordsOf = (typed: string): readonly string[] => folded(typed).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The questions in which every typed word occurs, those that ask for it before those that only mention it. */
export function findFaqs(faqs: readonly Faq[], typed: string): readonly Faq[] {
  const words = wordsOf(typed);
  if (words.length === 0) return faqs;
  return faqs
    .map((faq) => {
      const question = folded(faq.question);
      const all = `${question} ${folded(faq.category)} ${folded(faq.answer)}`;
      return {
        faq,
        isFound: words.every((word) => all.includes(word)),
        asked: words.filter((word) => question.includes(word)).length,
      };
    })
    .filter(({ isFound }) => isFound)
    .toSorted((a, b) => b.asked - a.asked)
    .map(({ faq }) => faq);
}
