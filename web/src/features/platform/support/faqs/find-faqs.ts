import type { Faq } from "@solodesk/contract/platform/support.ts";
import { folded } from "#kernel/text/folded.ts";

/** Splits the typed text into words; punctuation and accents are ignored. */
export const typedWords = (typed: string): readonly string[] => folded(typed).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Returns the questions that contain every typed word; a match in the question itself comes before one in the
 * answer.
 */
export function findFaqs(faqs: readonly Faq[], typed: string): readonly Faq[] {
  const words = typedWords(typed);
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
