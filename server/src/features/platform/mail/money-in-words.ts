import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { type Money, toDecimal } from "@solodesk/contract/kernel/money.ts";

/** "$1,234.50" */
export const moneyInWords = ({ amount, currency }: Money): string =>
  numberFormat({ style: "currency", currency }).format(toDecimal({ amount, currency }));

/** As rows keep it, in English: their reader is not known. */
export const keptMoney = (money: Money): string => inLanguage("en", () => moneyInWords(money));
