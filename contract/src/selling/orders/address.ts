import { z } from "zod";
import { Country } from "../../kernel/country.ts";
import { text } from "../../kernel/text.ts";

/** A shipping address. */
export const Address = z.strictObject({
  line1: text(200, 1),
  line2: text(200).optional(),
  city: text(100, 1),
  region: text(100).optional(),
  postal_code: text(20, 1),
  country: Country,
});
export type Address = z.infer<typeof Address>;
