const PRODUCT = /^#([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The id of the product that the address's hash names. */
export const productInHash = (hash: string): string | undefined => PRODUCT.exec(hash)?.[1];
