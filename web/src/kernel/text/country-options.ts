import { countryCodes } from "@solodesk/contract/kernel/country-codes.ts";
import { countryName, readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";

/** Every country by its name, for a combobox. */
export function countryOptions() {
  const { compare } = new Intl.Collator(readersLanguage());
  return countryCodes
    .map((code) => ({ value: code, label: countryName(code), note: code }))
    .toSorted((a, b) => compare(a.label, b.label));
}
