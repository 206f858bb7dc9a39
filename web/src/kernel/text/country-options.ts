import { countryCodes } from "@solodesk/contract/kernel/country-codes.ts";

const names = new Intl.DisplayNames(["en"], { type: "region" });

/** Every country by its name, for a combobox. */
export const countryOptions = countryCodes
  .map((code) => ({ value: code, label: names.of(code) ?? code, note: code }))
  .toSorted((a, b) => a.label.localeCompare(b.label));
