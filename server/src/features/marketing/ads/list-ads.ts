import type { Id } from "@solodesk/contract/kernel/id.ts";
import { DAY } from "@solodesk/contract/kernel/zone.ts";
import type { AdReport } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import { notAds } from "@solodesk/contract/marketing/ads/ad-platform.ts";
import type { AdsFilter } from "@solodesk/contract/marketing/ads.ts";
import { writtenCampaigns } from "#features/marketing/links/written-campaigns.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import type { Deps } from "#kernel/deps.ts";
import { adSpan } from "./ad-span.ts";
import { keyOf } from "./campaign-key.ts";
import { addSums, figuresOf, nothing } from "./figures-of.ts";
import { type ReportSums, sumReport } from "./report.repository.ts";

const none: ReportSums = {
  days: new Map(),
  clickedBefore: undefined,
  campaigns: [],
  others: undefined,
  platforms: [],
  begun: false,
  advertised: false,
};

function* daysOf(from: string, to: string): Generator<string> {
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY)
    yield new Date(at).toISOString().slice(0, 10);
}

/** Returns the ads report of a store. Throws "validation_failed". */
export async function listAds(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  userId: Id,
  wanted: AdsFilter,
): Promise<AdReport> {
  const store = await findStoreOfUser(db, userId);
  const span = adSpan(wanted, store?.timezone ?? "UTC", clock.now().getTime());
  const [{ days, clickedBefore, campaigns, others, platforms, begun, advertised }, written] = store
    ? await Promise.all([sumReport(db, store.id, span), writtenCampaigns(db, store.id)])
    : [none, undefined];
  const figures = (sums = nothing) => figuresOf(sums, config.CURRENCY);
  const inSpan = [...days].filter(([day]) => day !== "").map(([, sums]) => sums);
  const clicked = [...campaigns, ...(others ? [others] : [])].filter(({ clicks }) => clicks > 0);
  return {
    from: span.from,
    to: span.to,
    // Cost per click leaves out campaigns without clicks, such as flyers.
    summary: {
      ...figures(inSpan.reduce(addSums, nothing)),
      cpc: figures(clicked.reduce(addSums, nothing)).cpc,
    },
    previous: { ...figures(days.get("")), cpc: figures(clickedBefore).cpc, ...span.before },
    series: [...daysOf(span.from, span.to)].map((date) => ({ date, ...figures(days.get(date)) })),
    campaigns: [
      ...campaigns.map(({ platform, name, id, tag, ...sums }) => ({
        platform,
        campaign: (id === null && written?.({ platform, campaign: tag })) || name,
        key: keyOf({ id, platform, tag }),
        campaign_id: id,
        ...figures(sums),
      })),
      ...(others
        ? [{ platform: "", campaign: "(other)", key: null, campaign_id: null, ...figures(others) }]
        : []),
    ],
    without_ads: notAds.map((platform) => {
      const { visits, carts, bookings, orders, revenue } = figures(
        platforms.find((one) => one.platform === platform)?.sums,
      );
      return { platform, visits, carts, bookings, orders, revenue };
    }),
    platforms: platforms.map(({ platform }) => platform).toSorted(),
    begun,
    advertised,
  };
}
