import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { type Money, toDecimal } from "@solodesk/contract/kernel/money.ts";

export const moneyFormat = (currency: string, signed = false): Intl.NumberFormat =>
  numberFormat({
    style: "currency",
    currency,
    // There is only one currency, so "US$" would say no more than "$".
    currencyDisplay: "narrowSymbol",
    signDisplay: signed ? "exceptZero" : "auto",
  });

/** The minus sign is as wide as the plus; a hyphen is not. */
export const MINUS = "−";

/** An amount within a plain-text sentence; elsewhere use the component Money. */
export const moneyText = (value: Money): string =>
  moneyFormat(value.currency)
    .formatToParts(toDecimal(value))
    .map(({ type, value: written }) => (type === "minusSign" ? MINUS : written))
    .join("");
