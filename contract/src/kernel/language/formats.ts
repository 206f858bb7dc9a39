// Dates, numbers and lists as the reader writes them.

import { language } from "#language/reader";

type Make<Options, Format> = new (tag: string, options?: Options) => Format;

/** Keeps what it makes, because making a format takes much longer than using it. */
function kept<Options, Format>(Intls: Make<Options, Format>) {
  const formats = new Map<string, Format>();
  return (options?: Options, tag = language().tag): Format => {
    const key = `${tag} ${JSON.stringify(options)}`;
    const known = formats.get(key) ?? new Intls(tag, options);
    formats.set(key, known);
    return known;
  };
}

/** The BCP 47 tag of the reader's language. */
export const readersLanguage = (): string => language().tag;

export const dateFormat = kept<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat);
export const numberFormat = kept<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat);
export const pluralRules = kept<Intl.PluralRulesOptions, Intl.PluralRules>(Intl.PluralRules);
/** "a, b and c". */
export const listFormat = kept<Intl.ListFormatOptions, Intl.ListFormat>(Intl.ListFormat);

const regions = kept<Intl.DisplayNamesOptions, Intl.DisplayNames>(
  Intl.DisplayNames as Make<Intl.DisplayNamesOptions, Intl.DisplayNames>,
);

/** Names a country by its two letters: "Germany". */
export const countryName = (code: string): string => regions({ type: "region" }).of(code) ?? code;
