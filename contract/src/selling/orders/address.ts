import { z } from "zod";
import { Country } from "../../kernel/country.ts";
import { msg } from "../../kernel/language/t.ts";
import { text } from "../../kernel/text.ts";

/** A shipping address. */
export const Address = z.strictObject({
  line1: text(200, 1, msg("Enter a street address.")),
  line2: text(200).optional(),
  city: text(100, 1, msg("Enter a city.")),
  region: text(100).optional(),
  postal_code: text(20, 1, msg("Enter a postal code.")),
  country: Country,
});
export type Address = z.infer<typeof Address>;
