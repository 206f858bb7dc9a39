import type { M } from "../../kernel/marketplace.ts";

/** Where customers' pages report that they were opened. Written out, because they do so before anything else is loaded. */
export const openPath = "/api/marketplace-solopreneur/order-opens" satisfies `${typeof M}/order-opens`;
