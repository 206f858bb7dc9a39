import type { AdCampaignFigures } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import { Link, useSearchParams } from "react-router";
import { campaignName } from "../ad-words.ts";

/** Filters the screen by one campaign; the sum of all others cannot be filtered by. */
export function CampaignLink({ of: { key, campaign } }: { of: AdCampaignFigures }) {
  const [query] = useSearchParams();
  const name = campaignName(campaign);
  if (key === null || query.get("campaign") === key) return <Name>{name}</Name>;
  const narrowed = new URLSearchParams(query);
  narrowed.set("campaign", key);
  return (
    <Link to={`?${narrowed}`} className="rounded-sm hover:underline">
      <Name>{name}</Name>
    </Link>
  );
}

const Name = ({ children }: { children: string }) => (
  <span dir="auto" className="line-clamp-2 font-medium text-strong [overflow-wrap:anywhere]">
    {children}
  </span>
);
