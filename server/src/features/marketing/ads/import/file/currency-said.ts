// Which currency a heading or a number says it is in.

const dollars = /D$|^(MXN|ARS|CLP|COP|UYU)$/;
const signs: readonly (readonly [sign: string, name: string, fits: RegExp])[] = [
  ["€", "EUR", /^EUR$/],
  ["£", "GBP", /^(GBP|EGP)$/],
  ["₹", "INR", /^INR$/],
  ["¥", "JPY", /^(JPY|CNY)$/],
  ["$", "dollars", dollars],
];

/** "Amount spent (EUR)"; undefined where it says none. */
export function headingCurrency(heading: string): string | undefined {
  if (/micro.dollar/i.test(heading)) return "USD";
  return /\(([A-Z]{3})\)\s*$/.exec(heading)?.[1];
}

/** Of "12,50 €" or "USD 12.50" what is not `own`; undefined where it is, or says nothing. */
export function foreignCurrency(cell: string, own: string): string | undefined {
  const code = /^([A-Z]{3})\s?[\d.-]|[\d.]\s?([A-Z]{3})$/.exec(cell.trim());
  const named = code?.[1] ?? code?.[2];
  if (named !== undefined) return named === own ? undefined : named;
  const [, name] = signs.find(([sign, , fits]) => cell.includes(sign) && !fits.test(own)) ?? [];
  return name;
}
