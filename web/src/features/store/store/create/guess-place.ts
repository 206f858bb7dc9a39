import { countryCodes } from "@solodesk/contract/kernel/country-codes.ts";
import { localeOf, readerLanguages } from "#kernel/text/reader-language.ts";

export const guessTimezone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Newer browsers list the time zones of a country. */
interface LocaleWithZones extends Intl.Locale {
  getTimeZones?: () => string[] | undefined;
}

const zonesOf = (country: string): string[] => {
  const locale: LocaleWithZones = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? [];
};

const regionsOf = (languages: readonly string[]): string[] =>
  languages.flatMap((language) => localeOf(language)?.region ?? []);

/**
 * Returns a country with this time zone, if possible one of the browser's languages; without any, the country
 * of a browser language, else "".
 */
export function guessCountry(timezone: string, languages: readonly string[] = readerLanguages()): string {
  const regions = regionsOf(languages);
  const there = countryCodes.filter((code) => zonesOf(code).includes(timezone));
  const spoken = regions.find((region) => there.includes(region));
  return spoken ?? there[0] ?? regions.find((region) => countryCodes.includes(region)) ?? "";
}
