import { z } from "zod";
import { isCountryCode } from "./country-codes.ts";
import { text } from "./text.ts";

/** Where something is sent to. */
export const Address = z.strictObject({
  line1: text(200, 1),
  line2: text(200).optional(),
  city: text(100, 1),
  region: text(100).optional(),
  postal_code: text(20, 1),
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: "Pick a country.", abort: true })
    .refine(isCountryCode, "Pick a country."),
});
export type Address = z.infer<typeof Address>;
