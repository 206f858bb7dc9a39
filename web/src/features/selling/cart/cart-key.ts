/** Where the cart is stored. Alone, because the store page asks for it before it loads anything else of the cart. */
export const cartKey = "cart";

/** What is being paid for: only that leaves the cart once it is paid. */
export const orderedKey = "ordered";
