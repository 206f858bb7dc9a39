// Every sentence that people read passes through `t`, or through `rich` in the web app. It is written in
// English where it is used, in ICU MessageFormat, and that text is its key in the catalogues of other
// languages. What follows "||" tells apart equal words with different translations: "Open||status".

import format, { type FormatValues } from "icu-minify/format";
import { language } from "#language/reader";
import { dateFormat, numberFormat, pluralRules } from "./formats.ts";

declare const marked: unique symbol;
/** A sentence of a constant, which is read before the reader's language is known. `t` shows it. */
export type Message = { readonly [marked]: true };

/** Text written in the code: a text that is only known at run time cannot be translated. */
export type Literal<Text extends string> = string extends Text ? never : Text;

const formatters = {
  getNumberFormat: (tag: string, options?: Intl.NumberFormatOptions) => numberFormat(options, tag),
  getDateTimeFormat: (tag: string, options?: Intl.DateTimeFormatOptions) => dateFormat(options, tag),
  getPluralRules: (tag: string, options?: Intl.PluralRulesOptions) => pluralRules(options, tag),
};

/** Returns a message with its values in place, and with what the functions of its tags return. */
export function formatted<Element>(message: string | Message, values: FormatValues<Element> = {}) {
  const { tag, lookUp } = language();
  return format(lookUp(message), tag, values, { formatters });
}

/** Marks a sentence of a constant; `t` shows it. */
export function msg<const Text extends string>(text: Literal<Text>): Message;
export function msg(text: unknown): unknown {
  return text;
}

/** `t("{count, plural, one {# order} other {# orders}}", { count })` returns "3 orders". */
export const t = <const Text extends string>(
  text: Literal<Text> | Message,
  values?: Readonly<Record<string, string | number>>,
): string => String(formatted<string>(text, values));
