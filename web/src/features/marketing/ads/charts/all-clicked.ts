import type { AdFigures } from "@solodesk/contract/marketing/ads/ad-figures.ts";

/** Returns false if the spend includes campaigns without clicks, which the cost per click leaves out. */
export const isAllClicked = ({ cpc, spend, clicks }: AdFigures): boolean =>
  cpc === null || cpc.amount === Math.round(spend.amount / clicks);
