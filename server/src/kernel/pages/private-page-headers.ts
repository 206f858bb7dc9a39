/** Headers of a page for whoever holds its link: kept nowhere, listed nowhere, and its address is told to nobody. */
export const privatePageHeaders = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
} as const;
