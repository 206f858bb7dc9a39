import type { M } from "../../kernel/marketplace.ts";

/** Where visits are counted. Written out, because the store page reports one before it loads anything. */
export const visitPath =
  "/api/marketplace-solopreneur/store/:website_url/visits" satisfies `${typeof M}/store/:website_url/visits`;
