// The one door to the browser's languages: some of what browsers tell is no language tag ("c", "en-US@posix"), and
// Intl throws on those.

/** The tag as a locale; undefined where it is none. */
export function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

const isTag = (tag: string): boolean => localeOf(tag) !== undefined;

/** The languages the reader's browser asks for, the wanted one first. */
export const readerLanguages = (): string[] => [navigator.language, ...navigator.languages].filter(isTag);

/** What dates and numbers are written in; English where the browser tells nothing that can be used. */
export const readerLanguage = (): string => readerLanguages()[0] ?? "en";
