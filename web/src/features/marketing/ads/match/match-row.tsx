import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type AdCampaign, ads, type TaggedCampaign } from "@solodesk/contract/marketing/ads.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { Button } from "#ui/forms/button.tsx";
import { Select } from "#ui/forms/select.tsx";
import { campaignName, platformName } from "../ad-words.ts";
import { changedByAds } from "../changed-by-ads.ts";
import { counted } from "../counted.ts";

const useUnmatchCampaign = () => useSend(ads.unmatchCampaign, { refresh: changedByAds });

const useMatchCampaign = () => useSend(ads.matchCampaign, { refresh: changedByAds });

interface MatchRowProps {
  tagged: TaggedCampaign;
  campaigns: readonly AdCampaign[];
}

const byItself = "";
const none = "none";

/** The campaign that links with one tag belong to, and a control to change it. */
export function MatchRow({ tagged, campaigns }: MatchRowProps) {
  const { platform, campaign, visits, conversions, campaign_id, by, suggested } = tagged;
  const match = useMatchCampaign();
  const unmatch = useUnmatchCampaign();
  const nameOf = (id: string | null) => campaigns.find((one) => one.id === id)?.name;
  const choose = (chosen: string) =>
    chosen === byItself
      ? unmatch.mutate({ query: { platform, campaign } })
      : match.mutate({ body: { platform, campaign, campaign_id: chosen === none ? null : chosen } });
  const found = by !== "seller" && campaign_id !== null ? nameOf(campaign_id) : undefined;
  const automatic =
    found === undefined
      ? t("By name or id: none fits")
      : by === "name"
        ? t("By name: {campaign}", { campaign: found })
        : t("By id: {campaign}", { campaign: found });
  const isBusy = match.isPending || unmatch.isPending;
  return (
    <li className="grid items-center gap-x-4 gap-y-2 border-line border-b py-3 sm:grid-cols-2">
      <div className="min-w-0">
        <p dir="auto" className="font-medium text-strong [overflow-wrap:anywhere]">
          {campaignName(campaign)}
        </p>
        <p className="figures text-faint text-sm">
          {platformName(platform)}, {counted.visits(visits)},{" "}
          {t("{count, plural, one {# order or booking} other {# orders and bookings}}", {
            count: conversions,
          })}
        </p>
      </div>
      <div className="min-w-0 space-y-1.5">
        <Select
          aria-label={t("{campaign} on {platform} belongs to", {
            campaign: campaignName(campaign),
            platform: platformName(platform),
          })}
          value={by === "seller" ? (campaign_id ?? none) : byItself}
          disabled={isBusy}
          onChange={({ target }) => choose(target.value)}
        >
          <option value={byItself}>{automatic}</option>
          <option value={none}>{t("No campaign, keep it separate")}</option>
          {campaigns.map(({ id, name, platform: of }) => (
            <option key={id} value={id}>
              {of === platform ? name : `${name} · ${platformName(of)}`}
            </option>
          ))}
        </Select>
        {suggested !== null && campaign_id === null && by === null && (
          <Button size="sm" busy={isBusy} onClick={() => choose(suggested)} className="max-w-full">
            <span className="truncate">
              {t("Match with {campaign}", { campaign: nameOf(suggested) ?? "" })}
            </span>
          </Button>
        )}
      </div>
    </li>
  );
}
