/**
 * Normalises a typed code: removes spaces and dashes, lower-cases letters, and converts full-width digits.
 */
export const plainCode = (typed: string): string =>
  typed
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
