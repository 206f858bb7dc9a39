import product from "../../../../package.json" with { type: "json" };

/** This release, as named in the changelog. */
export const productVersion = product.version;
