import { share } from "./share.ts";

/** Basis points of a whole. */
const WHOLE = 10_000;

/** The operator's share of what goods and services cost, in minor units and rounded down. */
export const platformFee = (subtotal: number, bps: number): number => share(subtotal, bps, WHOLE);
