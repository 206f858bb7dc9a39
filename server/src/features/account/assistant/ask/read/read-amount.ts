import { minorDigits } from "@solodesk/contract/kernel/money.ts";

const WRITTEN = /^(\d{1,9}|\d{1,3}(?:[.,' ]\d{3}){1,3})(?:([.,])(\d{1,3}))?$/;

const dollars = ["USD", "CAD", "AUD", "NZD", "SGD", "HKD", "TWD", "BBD", "BSD", "JMD", "TTD"];
const pesos = ["MXN", "ARS", "CLP", "COP", "UYU", "DOP", "PHP"];
const pounds = ["GBP", "EGP"];

/** The currencies that a sign or a word can mean, in all languages that questions are asked in. */
const meanings = new Map<string, readonly string[]>([
  ["$", [...dollars, ...pesos]],
  ["€", ["EUR"]],
  ["£", pounds],
  ["¥", ["JPY", "CNY"]],
  ...each("dollar dollars bucks dolar dolares", dollars),
  ...each("peso pesos", pesos),
  ...each("euro euros", ["EUR"]),
  ...each("pound pounds quid pfund libra libras", pounds),
  ...each("franc francs franken franco francos", ["CHF"]),
  ...each("sol soles", ["PEN"]),
  ...each("yen yenes", ["JPY"]),
  ...each("yuan yuanes", ["CNY"]),
]);

function each(words: string, currencies: readonly string[]): [string, readonly string[]][] {
  return words.split(" ").map((word) => [word, currencies]);
}

/**
 * Reads an amount such as "$1,234.50", "1.234,50 €" or "90 dollars", in minor units. Undefined if it is in another currency.
 * `thousands` is between them in this language.
 */
export function spokenAmount(
  words: readonly string[],
  { currency, thousands }: { currency: string; thousands: "," | "." },
): number | undefined {
  const isOwn = (said: string): boolean =>
    said === currency.toLowerCase() || meanings.get(said)?.includes(currency) === true;
  // A sign or a word of another currency stays, so that it isn't a number.
  const bare = words
    .filter((word) => !isOwn(word))
    .join(" ")
    .replaceAll(/[$€£¥]/g, (sign) => (isOwn(sign) ? "" : sign))
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
