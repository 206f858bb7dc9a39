import { countryName } from "../../kernel/language/formats.ts";
import type { Address } from "./address.ts";

/** Returns the address in lines, as on a parcel. */
export const addressLines = ({ line1, line2, city, region, postal_code, country }: Address): string[] =>
  [line1, line2, [city, region, postal_code].filter(Boolean).join(", "), countryName(country)].flatMap(
    (line) => (line ? [line] : []),
  );
