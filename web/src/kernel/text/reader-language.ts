// All access to the browser's languages. Some browsers report strings that are not language tags ("c",
// "en-US@posix"), and Intl throws on those.

/** The tag as a locale; `undefined` if it is not valid. */
export function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

const isTag = (tag: string): boolean => localeOf(tag) !== undefined;

/** The browser's languages, the preferred one first. */
export const readerLanguages = (): string[] => [navigator.language, ...navigator.languages].filter(isTag);

/** The language for dates and numbers; English if the browser reports none that is valid. */
export const readerLanguage = (): string => readerLanguages()[0] ?? "en";
