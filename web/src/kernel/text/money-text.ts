import { type Money, toDecimal } from "@solodesk/contract/kernel/money.ts";

/** In the reader's own way unless a locale is given. */
export const moneyFormat = (currency: string, locale?: string, signed = false): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    // There is one currency, so "US$" would say no more than "$".
    currencyDisplay: "narrowSymbol",
    signDisplay: signed ? "exceptZero" : "auto",
  });

/** As wide as the plus, and no hyphen. */
export const MINUS = "−";

/** Where an amount stands in a sentence that is only text; else there is the component Money. */
export const moneyText = (value: Money): string =>
  moneyFormat(value.currency)
    .formatToParts(toDecimal(value))
    .map(({ type, value: written }) => (type === "minusSign" ? MINUS : written))
    .join("");
