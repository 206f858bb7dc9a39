import { ads } from "@solodesk/contract/marketing/ads.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { changedByAds } from "../changed-by-ads.ts";

export const useRemoveSpend = () => useSend(ads.removeSpend, { refresh: changedByAds });
