import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { countCampaigns } from "./campaigns.repository.ts";

/** Whether anything was ever spent on ads: campaigns are kept as long as they have any spend. */
export const hasCampaigns = async (db: Db, storeId: Id): Promise<boolean> =>
  (await countCampaigns(db, storeId)) > 0;
