import type { WantedItem } from "@solodesk/contract/selling/checkout/cart.ts";

/** Does anything have to be shipped? */
export const ships = (items: readonly WantedItem[]): boolean => items.some(({ kind }) => kind === "product");
