/** Headers of pages behind a secret link: not cached, not indexed, and the link is not sent as referrer. */
export const privatePageHeaders = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
} as const;
