import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { AdCampaignFigures } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import { useSearchParams } from "react-router";
import { RowCard } from "#ui/data/table.tsx";
import { Select } from "#ui/forms/select.tsx";
import { adFigures, platformName, timesText } from "../ad-words.ts";
import { ClickFigures } from "../charts/click-figures.tsx";
import { ShareBar } from "../charts/share-bar.tsx";
import { counted } from "../counted.ts";
import { CampaignFigure } from "./campaign-figure.tsx";
import { CampaignLink } from "./campaign-link.tsx";
import type { CampaignRowsProps } from "./campaign-rows-props.ts";

const orders = [
  { value: "", label: msg("Most spent") },
  { value: "-revenue", label: msg("Most revenue") },
  { value: "-roas", label: msg("Best ROAS") },
  { value: "-conversions", label: msg("Most orders and bookings") },
  { value: "-ctr", label: msg("Highest CTR") },
  { value: "cpc", label: msg("Cheapest clicks") },
  { value: "campaign", label: msg("Name||of a campaign") },
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
        aria-label={t("Order of campaigns||how they are sorted")}
        value={query.get("sort") ?? ""}
        onChange={(event) => sort(event.target.value)}
        className="mb-3"
      >
        {orders.map(({ value, label }) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </Select>
      <ul aria-label={t("Campaigns")} className="border-line border-t">
        {campaigns.map((campaign) => (
          <RowCard key={campaign.key ?? "others"} className="!block space-y-2">
            <CampaignHead campaign={campaign} />
            <dl className="figures grid grid-cols-2 gap-x-6">
              {(["spend", "revenue"] as const).map((name) => (
                <div key={name}>
                  <dt className="text-faint text-sm">{t(adFigures[name].name)}</dt>
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
                  {counted.clicks(campaign.clicks)}, <ClickFigures of={campaign} />
                </p>
              )}
              <p>
                {counted.visits(campaign.visits)}, {counted.orders(campaign.orders)},{" "}
                {counted.bookings(campaign.bookings)}
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
        {timesText(campaign.roas)} <span className="text-faint text-sm">{t("ROAS")}</span>
      </p>
    )}
  </div>
);
