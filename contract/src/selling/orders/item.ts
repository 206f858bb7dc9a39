// What a line is about, in a cart and in an order.
export const itemKinds = ["product", "service"] as const;

/** Pieces of one line. */
export const maxQuantity = 999;
