/** `part` of `of` parts of a whole, rounded down; exact however large they are. */
export const share = (whole: number, part: number, of: number): number =>
  Number((BigInt(whole) * BigInt(part)) / BigInt(of));
