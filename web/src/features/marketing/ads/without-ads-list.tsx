import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { AdReport } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import { Money } from "#ui/text/money.tsx";
import { platformName } from "./ad-words.ts";
import { counted } from "./counted.ts";

/** Visits, orders and bookings that came without ads, for comparison; no figure includes them. */
export function WithoutAdsList({ rows }: { rows: AdReport["without_ads"] }) {
  const seen = rows.filter(({ visits, orders, bookings }) => visits + orders + bookings > 0);
  if (seen.length === 0) return null;
  return (
    <section aria-label={t("Without ads")}>
      <h2 className="text-md">{t("Without ads")}</h2>
      <p className="pt-1 pb-2 text-body">{t("For comparison: the figures for ads don't include these.")}</p>
      <ul className="border-line border-t">
        {seen.map(({ platform, visits, orders, bookings, revenue }) => (
          <li
            key={platform}
            className="figures flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-line border-b py-2.5"
          >
            <span className="text-strong">
              {platformName(platform)}
              <span className="ms-2 text-faint text-sm">{t(meanings[platform])}</span>
            </span>
            <span className="text-body">
              {platform !== "seller" && `${counted.visits(visits)}, ${counted.orders(orders)}, `}
              {counted.bookings(bookings)}, <Money value={revenue} className="text-strong" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const meanings: Record<AdReport["without_ads"][number]["platform"], Message> = {
  direct: msg("typed in, bookmarked or opened in a chat"),
  referral: msg("by a link on another site"),
  seller: msg("walk-ins and other appointments from your calendar"),
};
