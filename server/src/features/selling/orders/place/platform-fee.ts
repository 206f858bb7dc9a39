import { share } from "#kernel/share.ts";

/** The basis points of a whole. */
const WHOLE = 10_000;

/** The operator's share of the price of goods and services, in minor units, rounded down. */
export const platformFee = (subtotal: number, bps: number): number => share(subtotal, bps, WHOLE);
