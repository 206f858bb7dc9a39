/** Where the marketplace calls live (spec 7). */
export const M = "/api/marketplace-solopreneur";
