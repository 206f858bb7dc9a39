import type { AdReport } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import { Money } from "#ui/text/money.tsx";
import { counted, platformName } from "./ad-words.ts";

/** Visits, orders and bookings that came without ads, for comparison; no figure includes them. */
export function WithoutAdsList({ rows }: { rows: AdReport["without_ads"] }) {
  const seen = rows.filter(({ visits, orders, bookings }) => visits + orders + bookings > 0);
  if (seen.length === 0) return null;
  return (
    <section aria-label="Without ads">
      <h2 className="text-md">Without ads</h2>
      <p className="pt-1 pb-2 text-body">To compare with. None of it is in the figures above.</p>
      <ul className="border-line border-t">
        {seen.map(({ platform, visits, orders, bookings, revenue }) => (
          <li
            key={platform}
            className="figures flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-line border-b py-2.5"
          >
            <span className="text-strong">
              {platformName(platform)}
              <span className="ml-2 text-faint text-sm">{meanings[platform]}</span>
            </span>
            <span className="text-body">
              {counted(visits, "visit")}, {counted(orders, "order")}, {counted(bookings, "booking")},{" "}
              <Money value={revenue} className="text-strong" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const meanings: Record<AdReport["without_ads"][number]["platform"], string> = {
  direct: "typed in, bookmarked or opened in a chat",
  referral: "by a link on another site",
};
