import { type Money, toDecimal } from "@solodesk/contract/kernel/money.ts";

/** "$1,234.50" */
export const moneyInWords = (money: Money): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: money.currency }).format(toDecimal(money));
