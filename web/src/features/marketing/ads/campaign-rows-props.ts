import type { AdCampaignFigures, AdFigures } from "@solodesk/contract/kernel/ad-figures.ts";
import type { Opened } from "#ui/use-opened.ts";
import type { CampaignOrder } from "./campaign-order.ts";

export interface CampaignRowsProps {
  campaigns: readonly AdCampaignFigures[];
  /** What all of them come to. */
  summary: AdFigures;
  order: CampaignOrder;
  opened: Opened;
}
