import { minorDigits, toDecimal } from "@solodesk/contract/kernel/money.ts";

/** "1,234.50 USD" of minor units. */
export function moneyText(amount: number, currency: string): string {
  const digits = minorDigits(currency);
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${toDecimal({ amount, currency }).toLocaleString("en", options)} ${currency}`;
}
