import type { Headings } from "@solodesk/contract/kernel/headings.ts";
import { inLanguage, language } from "@solodesk/contract/kernel/language/reader.ts";
import { type Message, t } from "@solodesk/contract/kernel/language/t.ts";

/** Writes a heading or a fixed word of a file. `code` is what programs know the word by, if not by its English text. */
export type FixedWords = (message: Message, code?: string) => string;

/**
 * Bookkeeping programs and spreadsheets find columns by their English headings; people read their own language. The
 * rows of a file are written later, when its caller's language is no longer at hand.
 */
export function fixedWords(headings: Headings): FixedWords {
  if (headings === "english") return (message, code) => code ?? inLanguage("en", () => t(message));
  const { tag } = language();
  return (message) => inLanguage(tag, () => t(message));
}
