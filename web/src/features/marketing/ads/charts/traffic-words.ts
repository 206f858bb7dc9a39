import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { AdCampaignFigures, AdFigures } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import { hundredText, partText } from "../ad-words.ts";

type Traffic = Pick<AdFigures, "clicks" | "visits">;

/** Sums only platforms that report clicks: a flyer, for example, has visits but no click count. */
export function clickedTraffic(
  campaigns: readonly (Traffic & Pick<AdCampaignFigures, "platform">)[],
): Traffic {
  const clicked = new Set(campaigns.flatMap(({ platform, clicks }) => (clicks > 0 ? [platform] : [])));
  const theirs = campaigns.filter(({ platform }) => clicked.has(platform));
  return {
    clicks: theirs.reduce((sum, { clicks }) => sum + clicks, 0),
    visits: theirs.reduce((sum, { visits }) => sum + visits, 0),
  };
}

/**
 * Describes the chart of clicks and visits; `visits` counts all, `clicked` only platforms that report clicks.
 */
export function trafficInWords(visits: number, clicked: Traffic): string {
  if (clicked.clicks === 0 && visits === 0) return t("No visits through ads or tagged links on these days.");
  if (clicked.clicks === 0)
    return t(
      "{visits, plural, one {# visit} other {# visits}} through ads and tagged links. Import your spend to compare them with clicks.",
      { visits },
    );
  const others = visits - clicked.visits;
  const beside =
    others > 0
      ? t(
          "{visits, plural, one {# more visit came through other links.} other {# more visits came through other links.}}",
          { visits: others },
        )
      : "";
  return `${clicksInWords(clicked)} ${beside}`.trim();
}

function clicksInWords({ clicks, visits }: Traffic): string {
  if (visits === 0)
    return t(
      "The platforms report {clicks, plural, one {# click} other {# clicks}}, but we counted no visits from there. Do your ads open a tagged link of your store?",
      { clicks },
    );
  if (visits > clicks)
    return t(
      "The platforms report {clicks, plural, one {# click} other {# clicks}}, and your store page counted {visits, plural, one {# visit} other {# visits}} from there: people also used these tagged links outside ads.",
      { clicks, visits },
    );
  return t(
    "The platforms report {clicks, plural, one {# click} other {# clicks}}, and your store page counted {visits, plural, one {# visit} other {# visits}} from there: {part} of the clicks.",
    { clicks, visits, part: partText(visits / clicks) },
  );
}

/** Describes the funnel in words: one visitor may both order and book, even days after the visit. */
export function funnelInWords({
  visits,
  carts,
  conversions,
}: Pick<AdFigures, "visits" | "carts" | "conversions">): string {
  if (visits === 0 && conversions === 0) return t("No visits on these days.");
  if (visits === 0)
    return t(
      "{count, plural, one {# order or booking} other {# orders and bookings}} from visits on earlier days.",
      { count: conversions },
    );
  if (conversions === 0)
    return t(
      "{visits, plural, one {# visit} other {# visits}}, and no order or booking yet. {carts, plural, =0 {Nothing was put into the cart.} one {# visit put something into the cart.} other {# visits put something into the cart.}}",
      { visits, carts },
    );
  if (conversions > visits)
    return t(
      "{count, plural, one {# order or booking} other {# orders and bookings}}, {visits, plural, one {# visit} other {# visits}}: one visitor can order and book several times, also days after the visit.",
      { count: conversions, visits },
    );
  return t(
    "{visits, plural, one {# visit} other {# visits}} led to {count, plural, one {# order or booking} other {# orders and bookings}}: {rate} for every 100.",
    { visits, count: conversions, rate: hundredText(conversions / visits) },
  );
}
