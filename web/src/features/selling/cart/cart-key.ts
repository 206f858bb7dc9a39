/** Where the cart is stored. A separate module: the store page reads it before loading the cart's code. */
export const cartKey = "cart";

/** Where the discount codes of the cart are stored. */
export const codesKey = "discount_codes";

/** Where the items of open payments are stored; only these leave the cart once they are paid. */
export const orderedKey = "ordered";
