import { ads } from "@solodesk/contract/marketing/ads.ts";
import { useRead } from "#kernel/api/query.ts";

/** Campaigns with spend, and campaigns named by links. */
export const useCampaigns = () => useRead(ads.listCampaigns, {}, { quiet: true });
