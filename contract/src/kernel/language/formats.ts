// Dates, numbers and lists as the reader writes them.

import { language } from "#language/reader";

/** Options can hold what people wrote, such as a time zone in any letter case: more formats than this are not kept. */
const MOST_KEPT = 500;

/** Keeps what it makes, because making a format takes much longer than using it. */
function kept<Options, Format>(make: (tag: string, options?: Options) => Format) {
  const formats = new Map<string, Format>();
  return (options?: Options, tag = language().tag): Format => {
    const key = `${tag} ${JSON.stringify(options)}`;
    const known = formats.get(key);
    if (known !== undefined) return known;
    if (formats.size >= MOST_KEPT) formats.clear();
    const next = make(tag, options);
    formats.set(key, next);
    return next;
  };
}

/** The BCP 47 tag of the reader's language. */
export const readersLanguage = (): string => language().tag;

export const dateFormat = kept(
  (tag, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);
export const numberFormat = kept(
  (tag, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
);
export const pluralRules = kept(
  (tag, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(tag, options),
);
export const relativeTimeFormat = kept(
  (tag, options?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(tag, options),
);
/** "a, b and c". */
export const listFormat = kept((tag, options?: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options));
const regions = kept((tag) => new Intl.DisplayNames(tag, { type: "region" }));

/** Names a country by its two letters: "Germany". */
export const countryName = (code: string): string => regions().of(code) ?? code;
