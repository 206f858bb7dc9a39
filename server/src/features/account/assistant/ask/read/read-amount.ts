import { minorDigits } from "@solodesk/contract/kernel/money.ts";

const WRITTEN = /^(\d{1,9}|\d{1,3}(?:[.,' ]\d{3}){1,3})(?:([.,])(\d{1,3}))?$/;

/** What says that another currency is meant. */
const signs: readonly (readonly [RegExp, RegExp])[] = [
  [/\$|\b(dollars?|bucks|dolar(es)?)\b/, /^(USD|CAD|AUD|NZD|SGD|HKD|MXN|ARS|CLP|COP)$/],
  [/€|\b(eur|euros?)\b/, /^EUR$/],
  [/£|\b(gbp|pounds?|quid|libras?|pfund)\b/, /^(GBP|EGP)$/],
  [/¥|\b(yen|yuan)\b/, /^(JPY|CNY)$/],
  [/\b(usd)\b/, /^USD$/],
];

/**
 * Reads an amount such as "$1,234.50", "1.234,50 €" or "90 dollars", in minor units. Undefined if it is in another currency.
 * `thousands` is between them in this language.
 */
export function spokenAmount(
  words: readonly string[],
  { currency, names, thousands }: { currency: string; names: readonly string[]; thousands: "," | "." },
): number | undefined {
  const said = words.join(" ");
  if (signs.some(([sign, currencies]) => sign.test(said) && !currencies.test(currency))) return undefined;
  const bare = words
    .filter((word) => !names.includes(word) && word !== currency.toLowerCase())
    .join(" ")
    .replaceAll(/[$€£¥]/g, "")
    .trim();
  const found = WRITTEN.exec(bare);
  if (!found) return undefined;
  const [, whole = "", separator, part = ""] = found;
  const digits = minorDigits(currency);
  const all = Number(whole.replaceAll(/\D/g, ""));
  if (part.length > digits)
    return part.length === 3 && separator === thousands
      ? (all * 1000 + Number(part)) * 10 ** digits
      : undefined;
  return all * 10 ** digits + Number(part.padEnd(digits, "0"));
}

/** Reads "10%", "10 %" or "7.5 percent", as a number. */
export function spokenPercent(words: readonly string[]): number | undefined {
  const found = /^(\d{1,3}(?:[.,]\d{1,2})?) ?(?:%|percent|prozent|por ciento)$/.exec(words.join(" "));
  return found ? Number(found[1]?.replace(",", ".")) : undefined;
}
