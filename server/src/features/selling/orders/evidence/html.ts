// HTML in which every text is escaped, because it can only be put in as a value.
import { escapeHtml } from "#kernel/pages/escape-html.ts";

/** HTML that needs no more escaping. Only `html` makes it. */
class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type { Html };

type Value = string | number | Html | readonly Html[];

function textOf(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === "string") return escapeHtml(value);
  return typeof value === "number" ? String(value) : value.map(({ text }) => text).join("");
}

/** The text between the values is HTML as written here; the values are escaped. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.map((part, nth) => part + textOf(values[nth] ?? "")).join(""));
