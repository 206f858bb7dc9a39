import { ads } from "@solodesk/contract/marketing/ads.ts";
import { readOf, useRead } from "#kernel/api/query.ts";

/** Campaigns with spend, and campaigns named by links. */
export const useCampaigns = () => useRead(readOf(ads.listCampaigns, {}), { quiet: true });
