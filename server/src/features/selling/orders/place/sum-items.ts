import { share } from "#kernel/share.ts";

/** What items cost, in minor units: the price of a piece times the pieces, before discounts. */
export const sumItems = <Price extends "unitPrice" | "unitWholesale" | "unitLater">(
  items: readonly (Record<Price, number> & { quantity: number })[],
  price: Price,
): number => items.reduce((sum, item) => sum + item[price] * item.quantity, 0);

/** A line with what discounts take off it, and off the part that is paid at the appointment. */
export interface Discounted {
  unitPrice: number;
  unitLater: number;
  quantity: number;
  discount: number;
  discountLater: number;
}

/** What a line costs after its discount. */
export const discountedPrice = (line: Omit<Discounted, "unitLater" | "discountLater">): number =>
  sumItems([line], "unitPrice") - line.discount;

/** What of that is paid at the appointment. */
export const laterOf = (line: Pick<Discounted, "unitLater" | "quantity" | "discountLater">): number =>
  sumItems([line], "unitLater") - line.discountLater;

/**
 * What was paid with the order for the first pieces of a line: all of them if no number is given. Each piece has its share of the
 * discount, rounded so that all pieces together come to what was paid. The preview of a cart, the order and its refunds all
 * count with this.
 */
export function paidOf(line: Discounted, pieces = line.quantity): number {
  const { unitPrice, unitLater, quantity, discount, discountLater } = line;
  return pieces * (unitPrice - unitLater) - share(discount - discountLater, pieces, quantity);
}
