// Prices as people type them in forms, converted to the contract's minor units.
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type Money, minorDigits, Price, parseDecimal, toDecimal } from "@solodesk/contract/kernel/money.ts";
import { z } from "zod";

/** Reads "45,50", as most of Europe writes it. A comma before three digits groups thousands. */
const withPoint = (written: string) => written.replace(/^(\s*\d+),(\d{1,2}\s*)$/, "$1.$2");

/** A schema for text that must be an amount of this currency. */
export const writtenPrice = (currency: string) =>
  z.string().transform((written, context) => {
    const amount = parseDecimal(withPoint(written), currency);
    const price = Price.safeParse({ amount, currency });
    if (price.success) return price.data;
    // The parts of a price have no fields of their own, so the issue is reported on the whole.
    const hint = t("Use an amount such as {example}.", { example: (45).toFixed(minorDigits(currency)) });
    context.addIssue((amount !== undefined && price.error.issues[0]?.message) || hint);
    return z.NEVER;
  });

/** The initial text of a price field: "45.00". */
export const priceText = (price: Money): string => toDecimal(price).toFixed(minorDigits(price.currency));
