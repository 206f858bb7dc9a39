import type { AdCampaignFigures, AdFigures } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import type { Opened } from "#ui/overlays/use-opened.ts";
import type { CampaignOrder } from "./campaign-order.ts";

export interface CampaignRowsProps {
  campaigns: readonly AdCampaignFigures[];
  /** The total of all campaigns. */
  summary: AdFigures;
  order: CampaignOrder;
  opened: Opened;
}
