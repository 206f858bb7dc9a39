/** A language that Solodesk speaks. */
export interface SpokenLanguage {
  /** In the language itself. */
  name: string;
  /** "all": every text. "public": store pages, guests' pages and the emails that customers get. */
  speaks: "all" | "public";
  direction: "ltr" | "rtl";
}

/** By BCP 47 tag. Each but English has a folder in locales/. */
export const languages = {
  en: { name: "English", speaks: "all", direction: "ltr" },
  es: { name: "Español", speaks: "all", direction: "ltr" },
  de: { name: "Deutsch", speaks: "all", direction: "ltr" },
  fr: { name: "Français", speaks: "public", direction: "ltr" },
  "pt-BR": { name: "Português (Brasil)", speaks: "public", direction: "ltr" },
  ar: { name: "العربية", speaks: "public", direction: "rtl" },
} as const satisfies Record<string, SpokenLanguage>;

export type LanguageTag = keyof typeof languages;

export const isLanguageTag = (tag: string): tag is LanguageTag => Object.hasOwn(languages, tag);

const tags = Object.keys(languages).filter(isLanguageTag);

/** The languages that a store page can be in. */
export const publicLanguages: readonly LanguageTag[] = tags;

/** The languages that the desk can be in. */
export const deskLanguages: readonly LanguageTag[] = tags.filter((tag) => languages[tag].speaks === "all");

/** Which way a language is written. */
export const directionOf = (tag: string): SpokenLanguage["direction"] =>
  isLanguageTag(tag) ? languages[tag].direction : "ltr";

const baseOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? "";

/**
 * Returns the first of `wanted` that is among `offered`: the same tag if there is one, or else the same language
 * ("de-AT" gets "de", "pt" gets "pt-BR"). `fallback` if none is.
 */
export function bestLanguage<Fallback>(
  wanted: readonly string[],
  offered: readonly LanguageTag[],
  fallback: Fallback,
): LanguageTag | Fallback {
  for (const tag of wanted) {
    const same = offered.find((offer) => offer.toLowerCase() === tag.toLowerCase());
    const near = same ?? offered.find((offer) => baseOf(offer) === baseOf(tag));
    if (near) return near;
  }
  return fallback;
}

/** Returns the tags of an Accept-Language header, the most wanted first. Those with `q=0` are left out. */
export function acceptedLanguages(header: string | undefined): string[] {
  return (header ?? "")
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...options] = part.split(";").map((piece) => piece.trim());
      const weight = Number(options.find((option) => option.startsWith("q="))?.slice(2) ?? 1);
      return { tag, weight: Number.isNaN(weight) ? 0 : weight };
    })
    .filter(({ tag, weight }) => weight > 0 && /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/i.test(tag))
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
