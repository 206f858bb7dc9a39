/** A code as it was made, whatever spaces, dashes and capitals it was typed with, or in digits as wide as letters. */
export const plainCode = (typed: string): string =>
  typed
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
