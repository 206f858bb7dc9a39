/** Text as a search compares it: without accents and case. Upper case, because it knows one sigma and not two. */
export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toUpperCase();
