// What a line is about, in a cart and in an order.
export const itemKinds = ["product", "service"] as const;
export type ItemKind = (typeof itemKinds)[number];

/** Pieces of one line. */
export const maxQuantity = 999;
