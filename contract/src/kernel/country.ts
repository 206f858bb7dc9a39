import { z } from "zod";
import { isCountryCode } from "./country-codes.ts";

/** ISO 3166-1 alpha-2. */
export const Country = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: "Pick a country.", abort: true })
  .refine(isCountryCode, "Pick a country.");
