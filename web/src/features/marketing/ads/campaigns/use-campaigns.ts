import { ads } from "@solodesk/contract/marketing/ads.ts";
import { useRead } from "#kernel/api/query.ts";

/** Those that cost something, and those that links name. */
export const useCampaigns = () => useRead(ads.listCampaigns, {}, { quiet: true });
