import product from "../../../../package.json" with { type: "json" };

/** The release this is, as the change log names it. */
export const productVersion = product.version;
