import { z } from "zod";
import { isCountryCode } from "./country-codes.ts";
import { t } from "./language/t.ts";

/** ISO 3166-1 alpha-2. */
export const Country = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: () => t("Pick a country."), abort: true })
  .refine(isCountryCode, { error: () => t("Pick a country.") });
