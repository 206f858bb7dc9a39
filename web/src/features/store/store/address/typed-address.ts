/** What somebody types for an address, without the slips that can only mean one thing. */
export const typedAddress = (text: string): string =>
  text
    .trimStart()
    .toLowerCase()
    .replace(/[\s_]+/g, "-");
