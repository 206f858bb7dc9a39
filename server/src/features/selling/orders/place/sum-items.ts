/**
 * What items cost, in minor units: the price of a piece times the pieces, or what of it is paid at the appointment. The
 * preview of a cart, the order and its refunds all sum with this.
 */
export const sumItems = <Price extends "unitPrice" | "unitWholesale" | "unitLater">(
  items: readonly (Record<Price, number> & { quantity: number })[],
  price: Price,
): number => items.reduce((sum, item) => sum + item[price] * item.quantity, 0);
