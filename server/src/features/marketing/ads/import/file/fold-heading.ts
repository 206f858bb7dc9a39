/** "Amount spent (USD)" and "amount_spent" are one heading. */
export const foldHeading = (heading: string): string =>
  heading
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\([a-z]{3}\)\s*$/, "")
    .replace(/[\s_\u00ad]+/g, " ")
    .replace(/[’']/g, "'")
    .trim();
