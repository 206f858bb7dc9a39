import { ads } from "@solodesk/contract/marketing/ads.ts";

/** Every call that shows spend or the campaigns it belongs to. */
export const changedByAds = [
  ads.list,
  ads.listRows,
  ads.listCampaigns,
  ads.listImports,
  ads.listTypedSpend,
] as const;
