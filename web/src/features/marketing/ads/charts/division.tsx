import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { AdFigures } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { type AdFigureName, adFigures } from "../ad-words.ts";
import { counted } from "../counted.ts";
import { isAllClicked } from "./all-clicked.ts";
import { FigureValue } from "./figure-value.tsx";

interface DivisionProps {
  figure: AdFigureName;
  of: AdFigures;
}

/** Shows how a ratio is computed: "$402.82 ÷ 2 (1 order and 1 booking) = $201.41". */
export function Division({ figure, of }: DivisionProps) {
  if (figure === "cpc" && !isAllClicked(of)) return null;
  const terms = divided[figure]?.(of);
  if (!terms || adFigures[figure].value(of) === null) return null;
  return (
    <p className="figures text-strong">
      {terms[0]} ÷ {terms[1]} = <FigureValue figure={figure} of={of} />
    </p>
  );
}

const divided: Partial<Record<AdFigureName, (of: AdFigures) => [string, string]>> = {
  roas: ({ revenue, spend }) => [moneyText(revenue), moneyText(spend)],
  cost_per_conversion: ({ spend, ...done }) => [moneyText(spend), doneText(done)],
  ctr: ({ clicks, impressions }) => [counted.clicks(clicks), counted.impressions(impressions)],
  cpc: ({ spend, clicks }) => [moneyText(spend), counted.clicks(clicks)],
};

function doneText({ conversions, orders, bookings }: Omit<AdFigures, "spend">): string {
  if (bookings === 0) return counted.orders(orders);
  if (orders === 0) return counted.bookings(bookings);
  return t(
    "{all} ({orders, plural, one {# order} other {# orders}} and {bookings, plural, one {# booking} other {# bookings}})",
    { all: numberFormat().format(conversions), orders, bookings },
  );
}
