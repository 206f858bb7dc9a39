/**
 * Text in the form searches compare: without accents, in upper case, where the two lower-case sigmas are one.
 */
export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toUpperCase();
