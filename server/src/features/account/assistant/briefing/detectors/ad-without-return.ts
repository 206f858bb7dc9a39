import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { z } from "zod";
import { hasCampaigns } from "#features/marketing/ads/has-campaigns.ts";
import { listAds } from "#features/marketing/ads/list-ads.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import type { Detector } from "../detector.ts";
import { lastDays } from "../last-days.ts";

const MOST = 3;
/** Fewer visits say nothing. */
const LEAST = 20;
const Facts = z.object({
  key: z.string(),
  campaign: z.string(),
  spend: z.int(),
  visits: z.int(),
});

/** Campaigns that cost money within four weeks and brought in none. */
export const adWithoutReturn: Detector<z.infer<typeof Facts>> = {
  isTrend: true,
  facts: Facts,
  find: async (deps, { userId, store, now }) => {
    if (!(await hasCampaigns(deps.db, store.id))) return [];
    const span = lastDays(store.timezone, now, 28);
    const { campaigns } = await listAds(deps, userId, span);
    return campaigns
      .filter(({ spend, conversions, visits }) => spend.amount > 0 && conversions === 0 && visits >= LEAST)
      .slice(0, MOST)
      .flatMap(({ key, campaign, spend, visits }) =>
        key === null
          ? []
          : [
              {
                about: key,
                severity: "important",
                samples: visits,
                // Until it has cost twice as much.
                gist: { key, size: Math.floor(Math.log2(spend.amount)) },
                facts: { key, campaign, spend: spend.amount, visits },
              } as const,
            ],
      );
  },
  say: ({ key, campaign, spend, visits }, { store: { currency, timezone }, now }) => {
    const { from, to } = lastDays(timezone, now, 28);
    return {
      title: t("{campaign} costs money but brings in no sales", { campaign }),
      why: t(
        "You spent {spend} in the last 4 weeks. It brought {visits} visits, but nobody booked or bought.",
        {
          spend: moneyInWords({ amount: spend, currency }),
          visits,
        },
      ),
      evidence: [
        {
          endpoint: "ads.list",
          input: { query: { from, to, campaign: key } },
          page: `${pages.adsAnalytics}?${new URLSearchParams({ from, to, campaign: key })}`,
        },
      ],
    };
  },
};
