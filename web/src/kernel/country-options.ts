import type { Option } from "#ui/matching.ts";
import { countryCodes } from "@solodesk/contract/kernel/country-codes.ts";

const names = new Intl.DisplayNames(["en"], { type: "region" });

export const countryOptions: readonly Option[] = countryCodes
  .map((code) => ({ value: code, label: names.of(code) ?? code, note: code }))
  .toSorted((a, b) => a.label.localeCompare(b.label));
