import { minorDigits, toDecimal } from "@solodesk/contract/kernel/money.ts";

/** Formats minor units as "1,234.50 USD". */
export function amountText(amount: number, currency: string): string {
  const digits = minorDigits(currency);
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${toDecimal({ amount, currency }).toLocaleString("en", options)} ${currency}`;
}
