import { type Money, toDecimal } from "@solodesk/contract/kernel/money.ts";

/** Cached, because creating a format takes longer than rendering the rest of an email. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency) ?? new Intl.NumberFormat("en-US", { style: "currency", currency });
  formats.set(currency, known);
  return known;
}

/** "$1,234.50" */
export const moneyInWords = (money: Money): string => formatOf(money.currency).format(toDecimal(money));
