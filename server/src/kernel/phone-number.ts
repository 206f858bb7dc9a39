import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";

/** Whether it is known which numbers a country has. `country`: two letters of ISO 3166. */
export const hasKnownNumbers = (country: string): boolean => isSupportedCountry(country);

const parse = (phone: string, country: string) =>
  parsePhoneNumberFromString(phone, isSupportedCountry(country) ? { defaultCountry: country } : undefined);

/**
 * The number in international form, "+1 213 373 4253", or as it was typed if there is none like it. `country` applies if
 * it has no country code.
 */
export function writtenNumber(phone: string, country: string): string {
  const parsed = parse(phone, country);
  return parsed?.isValid() ? parsed.formatInternational() : phone;
}

/** Local numbers without their area code have at least this many digits. */
const FEWEST_DIGITS = 7;

/**
 * Judges by its length whether a number can be dialled; nothing else, because countries open new ranges and keep old forms
 * in use. "incomplete" if digits seem to be missing, such as the area code.
 */
export function judgeNumber(phone: string, country: string): "dialable" | "incomplete" | "too short" {
  const parsed = parse(phone, country);
  if (parsed?.isValid()) return "dialable";
  const digits = phone.replace(/\D/g, "").length;
  if (digits < FEWEST_DIGITS) return "too short";
  const isForeign = phone.startsWith("+") && parsed !== undefined && digits > FEWEST_DIGITS;
  return parsed?.isPossible() || isForeign ? "dialable" : "incomplete";
}
