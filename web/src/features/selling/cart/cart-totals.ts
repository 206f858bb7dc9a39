import type { Money } from "@solodesk/contract/kernel/money.ts";
import type { CartItem } from "./cart-item.ts";

export const lineTotal = ({ price, quantity }: CartItem): Money => ({
  ...price,
  amount: price.amount * quantity,
});

/** Returns one sum per currency: a cart may hold items from several stores. */
export function totals(items: readonly CartItem[]): Money[] {
  const sums = new Map<string, number>();
  for (const item of items) {
    const { amount, currency } = lineTotal(item);
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
}
