/** Path prefix of the marketplace calls (spec 7). */
export const M = "/api/marketplace-solopreneur";
