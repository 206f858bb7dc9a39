// Text in database rows is stored in English and translated when it is read, because the reader and their language are not
// known when it is written.
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { type Message, t } from "@solodesk/contract/kernel/language/t.ts";

/** A message as a row keeps it. Its values are plain: `{name}`, without a format or plural. */
export const asKept = (message: Message, values: Readonly<Record<string, string | number>> = {}): string =>
  inLanguage("en", () => t(message, values));

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** So that "Order {number}" does not fit "Order 12 released". Other values are of any form. */
const shapes: Readonly<Record<string, string>> = { count: "\\d+", number: "[^ ]+", sum: "[^ ]+" };

/** "{count} left" as a pattern that finds the values again. */
function patternOf(message: unknown): RegExp {
  const [text = ""] = String(message).split("||");
  const parts = text.split(/\{(\w+)\}/);
  const valueOf = (name: string) => `(?<${name}>${shapes[name] ?? ".+"})`;
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
      const { count, ...values } = found.groups ?? {};
      if (inner !== undefined && values[inner] !== undefined) values[inner] = show(values[inner]);
      // A language may have plural forms where English has none.
      return t(message, count === undefined ? values : { ...values, count: Number(count) });
    }
    return kept;
  };
  return show;
}
