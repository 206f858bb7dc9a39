// Used on both sides: the form proposes what the server would make of the same name.

/** Fewest and most characters of a website address. */
export const websiteUrlLength = { min: 3, max: 48 } as const;

/** Latin letters that do not decompose into a letter and an accent. */
const letters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ħ: "h",
  ı: "i",
  ŋ: "n",
  ŧ: "t",
  ĸ: "k",
  ə: "e",
};

const trimDashes = (text: string) => text.replace(/^-+|-+$/g, "");

/** Appends `-suffix`, shortening the address where both would be too long. */
export const withSuffix = (websiteUrl: string, suffix: string): string =>
  `${trimDashes(websiteUrl.slice(0, websiteUrlLength.max - suffix.length - 1))}-${suffix}`;

/** "Zoë & Søren's Café" → "zoe-and-sorens-cafe"; undefined for a name without a Latin letter. */
export function websiteUrlFromName(name: string): string | undefined {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/\P{ASCII}/gu, (char) => letters[char] ?? (/['’ʼ]/u.test(char) ? "" : " "))
    .replaceAll("'", "")
    .replaceAll("&", " and ");
  if (!/[a-z]/.test(plain)) return undefined;
  const slug = trimDashes(trimDashes(plain.replace(/[^a-z0-9]+/g, "-")).slice(0, websiteUrlLength.max));
  return slug.length < websiteUrlLength.min ? withSuffix(slug, "store") : slug;
}
