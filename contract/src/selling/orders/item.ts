// What a line is about, in a cart and in an order.
/** `pack`: several visits of a service, which are booked later, one by one. Its quantity is their number. */
export const itemKinds = ["product", "service", "pack"] as const;
/** `fee`: what was charged to a saved card after a no-show or a late cancellation. It is never in a cart. */
export const orderItemKinds = [...itemKinds, "fee"] as const;

/** Pieces of one line. */
export const maxQuantity = 999;
