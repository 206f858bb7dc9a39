import type { Headings } from "@solodesk/contract/kernel/headings.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { type Message, t } from "@solodesk/contract/kernel/language/t.ts";

/** Writes a heading or a fixed word of a file. `code` replaces the word in the English file. */
export type FixedWords = (message: Message, code?: string) => string;

/** Bookkeeping programs and spreadsheets find columns by their English headings; people read their own language. */
export function fixedWords(headings: Headings): FixedWords {
  if (headings === "english") return (message, code) => code ?? inLanguage("en", () => t(message));
  return (message) => t(message);
}
