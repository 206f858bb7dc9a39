import type { AdCampaignFigures } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import { useSearchParams } from "react-router";
import { RowCard } from "#ui/data/table.tsx";
import { Select } from "#ui/forms/select.tsx";
import { counted, platformName, timesText } from "../ad-words.ts";
import { ClickFigures } from "../charts/click-figures.tsx";
import { ShareBar } from "../charts/share-bar.tsx";
import { CampaignFigure } from "./campaign-figure.tsx";
import { CampaignLink } from "./campaign-link.tsx";
import type { CampaignRowsProps } from "./campaign-rows-props.ts";

const orders = [
  { value: "", label: "Most spent" },
  { value: "-revenue", label: "Most revenue" },
  { value: "-roas", label: "Best ROAS" },
  { value: "-conversions", label: "Most orders and bookings" },
  { value: "-ctr", label: "Highest CTR" },
  { value: "cpc", label: "Cheapest clicks" },
  { value: "campaign", label: "Name" },
];

/** The campaigns on a phone. */
export function CampaignCards({ campaigns, summary, opened }: CampaignRowsProps) {
  const [query, setQuery] = useSearchParams();
  const sort = (order: string) => {
    const sorted = new URLSearchParams(query);
    if (order === "") sorted.delete("sort");
    else sorted.set("sort", order);
    setQuery(sorted, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Select
        aria-label="Order of campaigns"
        value={query.get("sort") ?? ""}
        onChange={(event) => sort(event.target.value)}
        className="mb-3"
      >
        {orders.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <ul aria-label="Campaigns" className="border-line border-t">
        {campaigns.map((campaign) => (
          <RowCard key={campaign.key ?? "others"} className="!block space-y-2">
            <CampaignHead campaign={campaign} />
            <dl className="figures grid grid-cols-2 gap-x-6">
              {(["spend", "revenue"] as const).map((name) => (
                <div key={name}>
                  <dt className="text-faint text-sm">{name === "spend" ? "Spend" : "Revenue"}</dt>
                  <dd className="text-strong">
                    <CampaignFigure figure={name} of={campaign} opened={opened} />
                    <ShareBar tone={name} part={campaign[name].amount} whole={summary[name].amount} />
                  </dd>
                </div>
              ))}
            </dl>
            <div className="figures text-faint text-sm">
              {campaign.clicks > 0 && (
                <p>
                  {counted(campaign.clicks, "click")}, <ClickFigures of={campaign} />
                </p>
              )}
              <p>
                {counted(campaign.visits, "visit")}, {counted(campaign.orders, "order")},{" "}
                {counted(campaign.bookings, "booking")}
              </p>
            </div>
          </RowCard>
        ))}
      </ul>
    </>
  );
}

const CampaignHead = ({ campaign }: { campaign: AdCampaignFigures }) => (
  <div className="flex items-baseline justify-between gap-3">
    <div className="min-w-0">
      <CampaignLink of={campaign} />
      <p className="text-faint text-sm">{campaign.key !== null && platformName(campaign.platform)}</p>
    </div>
    {campaign.roas !== null && (
      <p className="figures whitespace-nowrap text-strong">
        {timesText(campaign.roas)} <span className="text-faint text-sm">ROAS</span>
      </p>
    )}
  </div>
);
