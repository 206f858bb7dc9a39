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

/** The browser's first language, whose region tells on which day a week begins; English if none is valid. */
export const readerLanguage = (): string => readerLanguages()[0] ?? "en";

/**
 * Gives the document's language the region that the browser asks for, so that an English desk in Britain has
 * British dates. Store pages don't, because the server writes them without knowing the region.
 */
export function takeRegion(): void {
  const { documentElement } = document;
  const spoken = localeOf(documentElement.lang)?.language;
  const regional = readerLanguages().find((tag) => localeOf(tag)?.language === spoken);
  if (regional !== undefined) documentElement.lang = regional;
}
