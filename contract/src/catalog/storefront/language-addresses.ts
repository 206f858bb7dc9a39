/**
 * The address of a store page in one of the store's languages, for search engines. The first language has the plain
 * address, which also serves visitors who read none of them.
 */
export const addressIn = (tag: string, languages: readonly string[], url: string): string =>
  tag === languages[0] ? url : `${url}?lang=${tag}`;

/** The address in each language, and for everyone else; none if the store has only one language. */
export const alternatesOf = (
  languages: readonly string[],
  url: string,
): { language: string; address: string }[] =>
  languages.length < 2
    ? []
    : [
        ...languages.map((tag) => ({ language: tag, address: addressIn(tag, languages, url) })),
        { language: "x-default", address: url },
      ];
