import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { z } from "zod";
import { hasCampaigns } from "#features/marketing/ads/has-campaigns.ts";
import { listAds } from "#features/marketing/ads/list-ads.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import type { Detector } from "../detector.ts";
import { lastDays } from "../last-days.ts";

const MOST = 3;
/** Fewer sales say nothing. */
const LEAST = 5;
const Facts = z.object({
  key: z.string(),
  campaign: z.string(),
  spend: z.int(),
  revenue: z.int(),
});

/** Campaigns that brought in more than they cost within four weeks, and nothing was spent on in the last of them. */
export const adStopped: Detector<z.infer<typeof Facts>> = {
  isTrend: true,
  facts: Facts,
  find: async (deps, { userId, store, now }) => {
    if (!(await hasCampaigns(deps.db, store.id))) return [];
    const whole = await listAds(deps, userId, lastDays(store.timezone, now, 28));
    const paidOff = whole.campaigns.filter(
      ({ key, spend, revenue, conversions }) =>
        key !== null && spend.amount > 0 && revenue.amount > spend.amount && conversions >= LEAST,
    );
    if (paidOff.length === 0) return [];
    const lately = await listAds(deps, userId, lastDays(store.timezone, now, 7));
    const running = new Set(lately.campaigns.flatMap(({ key, spend }) => (spend.amount > 0 ? key : [])));
    return paidOff
      .filter(({ key }) => !running.has(key))
      .slice(0, MOST)
      .flatMap(({ key, campaign, spend, revenue, conversions }) =>
        key === null
          ? []
          : [
              {
                about: key,
                severity: "note",
                samples: conversions,
                gist: { key },
                facts: { key, campaign, spend: spend.amount, revenue: revenue.amount },
              } as const,
            ],
      );
  },
  say: ({ key, campaign, spend, revenue }, { store: { currency, timezone }, now }) => {
    const { from, to } = lastDays(timezone, now, 28);
    return {
      title: t("{campaign} paid off, then stopped", { campaign }),
      why: t(
        "It cost {spend} and earned {revenue} in the last 4 weeks. You spent nothing on it in the last 7 days.",
        {
          spend: moneyInWords({ amount: spend, currency }),
          revenue: moneyInWords({ amount: revenue, currency }),
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
