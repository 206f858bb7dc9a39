import { countryCodes } from "@solodesk/contract/kernel/country-codes.ts";
import { accountFields } from "@solodesk/contract/selling/payouts/account-fields.ts";
import { countrySpecs } from "ibantools";
import { expect, test } from "vitest";

test("the form asks for an IBAN exactly where accounts have one", () => {
  const asked = [...countryCodes].filter((country) => accountFields(country).includes("iban"));
  const known: Record<string, { IBANRegistry?: boolean }> = countrySpecs;
  expect(asked).toEqual([...countryCodes].filter((country) => known[country]?.IBANRegistry));
  expect(asked.length).toBeGreaterThan(80);
});
