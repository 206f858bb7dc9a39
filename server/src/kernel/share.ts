/** `whole` × `part` ÷ `of`, rounded down; exact for numbers of any size. */
export const share = (whole: number, part: number, of: number): number =>
  Number((BigInt(whole) * BigInt(part)) / BigInt(of));
