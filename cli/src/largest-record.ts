/** Bytes or characters of one record; no product comes near it. */
export const LARGEST_RECORD = 32 * 1024 * 1024;

export const tooLarge = (place: string): string =>
  `The record before ${place} is larger than 32 MB: a closing quote or bracket is missing.`;
