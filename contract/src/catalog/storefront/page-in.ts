/**
 * The address of a store page in one of the store's languages, for search engines. It is the plain address for the
 * first, which visitors get who read none of them.
 */
export const pageIn = (tag: string, languages: readonly string[], url: string): string =>
  tag === languages[0] ? url : `${url}?lang=${tag}`;

/** The address in each language, and for everyone else; none if the store has only one language. */
export const alternatesOf = (
  languages: readonly string[],
  url: string,
): { language: string; address: string }[] =>
  languages.length < 2
    ? []
    : [
        ...languages.map((tag) => ({ language: tag, address: pageIn(tag, languages, url) })),
        { language: "x-default", address: url },
      ];
