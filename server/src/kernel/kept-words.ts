// Rows keep their words in English: when they are written, nobody knows who will read them, and in which language.
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { type Message, t } from "@solodesk/contract/kernel/language/t.ts";

/** A message as a row keeps it. Its values are plain: `{name}`, without a format or plural. */
export const asKept = (message: Message, values: Readonly<Record<string, string | number>> = {}): string =>
  inLanguage("en", () => t(message, values));

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** "{count} left" as a pattern that finds the values again. */
function patternOf(message: unknown): RegExp {
  const parts = String(message).split(/\{(\w+)\}/);
  const patterns = parts.map((part, at) => (at % 2 === 0 ? escaped(part) : `(?<${part}>.+)`));
  return new RegExp(`^${patterns.join("")}$`, "su");
}

/**
 * Returns a function that shows kept words to who reads them. The first message that fits counts; words that none fits,
 * such as a name, stay as they are.
 */
export function keptWords(messages: readonly Message[]): (kept: string) => string {
  const known = messages.map((message) => ({ message, pattern: patternOf(message) }));
  return (kept) => {
    for (const { message, pattern } of known) {
      const found = pattern.exec(kept);
      if (found) return t(message, found.groups);
    }
    return kept;
  };
}
