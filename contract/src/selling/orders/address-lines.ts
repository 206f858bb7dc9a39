import type { Address } from "./address.ts";

const countries = new Intl.DisplayNames(["en"], { type: "region" });

/** Returns the address in lines, as on a parcel. */
export const addressLines = ({ line1, line2, city, region, postal_code, country }: Address): string[] =>
  [
    line1,
    line2,
    [city, region, postal_code].filter(Boolean).join(", "),
    countries.of(country) ?? country,
  ].flatMap((line) => (line ? [line] : []));
