import { z } from "zod";
import { t } from "./language/t.ts";

export const Currency = z
  .string()
  .regex(/^[A-Z]{3}$/, { error: () => t("Use a three-letter currency code such as USD.") });

/** Integer minor units (cents), within the range that a number holds exactly. */
export const Minor = z.int({ error: () => t("Use a whole number of minor units.") });

export const Money = z.object({ amount: Minor, currency: Currency });
export type Money = z.infer<typeof Money>;

/** 1,000,000,000.00 in a currency with cents. */
export const maxPriceMinor = 100_000_000_000;

/** A price in a request body. */
export const Price = z.strictObject({
  amount: Minor.min(0, { error: () => t("The price can't be negative.") }).max(maxPriceMinor, {
    error: () => t("This price is too high."),
  }),
  currency: Currency,
});

const decimals = new Map<string, number>();

/** Decimals of a currency: 2 for USD, 0 for JPY. */
export function minorDigits(currency: string): number {
  const known = decimals.get(currency);
  if (known !== undefined) return known;
  // Cached: asking Intl again takes longer than reading a whole row of an import.
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  decimals.set(currency, maximumFractionDigits);
  return maximumFractionDigits;
}

/** The plain decimal number the `wallets` fields carry (spec 3). */
export const toDecimal = ({ amount, currency }: Money): number => amount / 10 ** minorDigits(currency);

/** Converts such a number back to minor units. */
export const fromDecimal = (decimal: number, currency: string): Money => ({
  amount: Math.round(decimal * 10 ** minorDigits(currency)),
  currency,
});

const WRITTEN = /^(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d*))?$/;

/** Reads "1,234.5" or "12" as minor units; undefined if it is no such amount or has too many decimals. */
export function parseDecimal(written: string, currency: string): number | undefined {
  const digits = minorDigits(currency);
  const match = WRITTEN.exec(written.trim());
  if (!match) return undefined;
  const [, whole = "0", fraction = ""] = match;
  if (/[1-9]/.test(fraction.slice(digits))) return undefined;
  const minor = fraction.slice(0, digits).padEnd(digits, "0");
  return Number(whole.replaceAll(",", "")) * 10 ** digits + Number(minor || 0);
}
