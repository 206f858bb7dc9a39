import { ads } from "@solodesk/contract/marketing/ads.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { changedByAds } from "../changed-by-ads.ts";

/** What stands on these days already is asked about in the form. */
export const useAddSpend = () => useSend(ads.addSpend, { refresh: changedByAds, quiet: true });
