const PRODUCT = /^#([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The product an address of the page leads to. */
export const productInHash = (hash: string): string | undefined => PRODUCT.exec(hash)?.[1];
