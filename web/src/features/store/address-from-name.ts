const longest = 48;

const trimmed = (text: string): string => text.replace(/^-+|-+$/g, "");

/** "Zoë & Sons" → "zoe-and-sons"; "" for a name without Latin letters or digits. */
export function addressFromName(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("&", " and ");
  return trimmed(trimmed(plain.replace(/[^a-z0-9]+/g, "-")).slice(0, longest));
}

/** What somebody types for an address, without the slips that can only mean one thing. */
export const typedAddress = (text: string): string =>
  text
    .trimStart()
    .toLowerCase()
    .replace(/[\s_]+/g, "-");
