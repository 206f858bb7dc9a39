import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { type Money, toDecimal } from "@solodesk/contract/kernel/money.ts";

/** "$1,234.50" */
export const moneyInWords = ({ amount, currency }: Money): string =>
  numberFormat({ style: "currency", currency }).format(toDecimal({ amount, currency }));
