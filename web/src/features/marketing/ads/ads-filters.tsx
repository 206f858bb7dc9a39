import { t } from "@solodesk/contract/kernel/language/t.ts";
import { notAds } from "@solodesk/contract/marketing/ads/ad-platform.ts";
import { DayRange } from "#ui/data/day-range.tsx";
import { useAddressFilter } from "#ui/data/use-address-filter.ts";
import { Select } from "#ui/forms/select.tsx";
import { campaignName, platformName } from "./ad-words.ts";
import type { AdsQuery } from "./ads-read.ts";
import { presets } from "./periods.ts";
import { useAds } from "./use-ads.ts";

/** Period, platform and campaign, all kept in the address. */
export function AdsFilters({ wanted }: { wanted: AdsQuery }) {
  const { choose } = useAddressFilter("figure");
  const { period, platform, campaign } = wanted;
  // Without a campaign this is the same report as the screen's, so it is not requested twice.
  const { data } = useAds({ ...wanted, campaign: "" });
  const platforms = [...new Set([...(data?.data.platforms ?? []), platform])].filter(
    (name) => name !== "" && !isNoAd(name),
  );
  const campaigns = (data?.data.campaigns ?? []).filter(({ key }) => key !== null);
  const isListed = campaigns.some(({ key }) => key === campaign);
  const pick = (name: string) =>
    name === "custom"
      ? choose({ period: "", from: period.from, to: period.to })
      : choose({ period: name, from: "", to: "" });
  return (
    <search className="flex flex-wrap gap-2 pb-3">
      <Select
        aria-label={t("Days||the period of a report")}
        value={period.name}
        onChange={(event) => pick(event.target.value)}
        className="w-full sm:w-40"
      >
        {presets.map(({ value, label }) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
        <option value="custom">{t("Custom days")}</option>
      </Select>
      {period.name === "custom" && (
        <DayRange
          from={period.from}
          setFrom={(from) => from !== "" && choose({ from, to: from > period.to ? from : period.to })}
          to={period.to}
          setTo={(to) => to !== "" && choose({ to, from: to < period.from ? to : period.from })}
        />
      )}
      <Select
        aria-label={t("Platform||where ads run")}
        value={platform}
        onChange={(event) => choose({ platform: event.target.value, campaign: "" })}
        className="min-w-0 flex-5 sm:w-40 sm:flex-none"
      >
        <option value="">{t("All platforms")}</option>
        {platforms.map((name) => (
          <option key={name} value={name}>
            {platformName(name)}
          </option>
        ))}
        <optgroup label={t("Without ads")}>
          {notAds.map((name) => (
            <option key={name} value={name}>
              {platformName(name)}
            </option>
          ))}
        </optgroup>
      </Select>
      <Select
        aria-label={t("Campaign")}
        value={campaign}
        onChange={(event) => choose({ campaign: event.target.value })}
        className="min-w-0 flex-6 sm:w-52 sm:flex-none"
      >
        <option value="">{t("All campaigns")}</option>
        {campaign !== "" && !isListed && <option value={campaign}>{t("This campaign")}</option>}
        {campaigns.map(({ key, platform: of, campaign: name }) => (
          <option key={key} value={key ?? ""}>
            {platform === "" ? `${campaignName(name)} · ${platformName(of)}` : campaignName(name)}
          </option>
        ))}
      </Select>
    </search>
  );
}

const isNoAd = (name: string): boolean => notAds.some((one) => one === name);
