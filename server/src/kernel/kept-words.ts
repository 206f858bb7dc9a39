// Rows keep their words in English: when they are written, nobody knows who will read them, and in which language.
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { type Message, t } from "@solodesk/contract/kernel/language/t.ts";

/** A message as a row keeps it. Its values are plain: `{name}`, without a format or plural. */
export const asKept = (message: Message, values: Readonly<Record<string, string | number>> = {}): string =>
  inLanguage("en", () => t(message, values));

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** "{count} left" as a pattern that finds the values again. */
function patternOf(message: unknown): RegExp {
  const [text = ""] = String(message).split("||");
  const parts = text.split(/\{(\w+)\}/);
  // These have no spaces, so that "Order {number}" does not fit "Order 12 released".
  const valueOf = (name: string) => `(?<${name}>${name === "number" || name === "sum" ? "[^ ]+" : ".+"})`;
  const patterns = parts.map((part, at) => (at % 2 === 0 ? escaped(part) : valueOf(part)));
  return new RegExp(`^${patterns.join("")}$`, "su");
}

/**
 * Returns a function that shows kept words to who reads them. The first message that fits counts; words that none fits,
 * such as a name, stay as they are. The value called `inner` is kept words, too: "Refund: {description}".
 */
export function keptWords(messages: readonly Message[], inner?: string): (kept: string) => string {
  const known = messages.map((message) => ({ message, pattern: patternOf(message) }));
  const show = (kept: string): string => {
    for (const { message, pattern } of known) {
      const found = pattern.exec(kept);
      if (!found) continue;
      const values = { ...found.groups };
      if (inner !== undefined && values[inner] !== undefined) values[inner] = show(values[inner]);
      return t(message, values);
    }
    return kept;
  };
  return show;
}
