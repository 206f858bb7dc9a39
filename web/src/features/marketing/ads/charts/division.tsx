import type { AdFigures } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { type AdFigureName, adFigures, counted } from "../ad-words.ts";
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
  ctr: ({ clicks, impressions }) => [counted(clicks, "click"), counted(impressions, "impression")],
  cpc: ({ spend, clicks }) => [moneyText(spend), counted(clicks, "click")],
};

function doneText({ conversions, orders, bookings }: Omit<AdFigures, "spend">): string {
  if (bookings === 0) return counted(orders, "order");
  if (orders === 0) return counted(bookings, "booking");
  return `${conversions.toLocaleString()} (${counted(orders, "order")} and ${counted(bookings, "booking")})`;
}
