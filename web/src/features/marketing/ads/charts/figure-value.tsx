import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { AdFigures } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import { Money } from "#ui/text/money.tsx";
import { type AdFigureName, adFigures, rateText, timesText } from "../ad-words.ts";

interface FigureValueProps {
  figure: AdFigureName;
  of: AdFigures;
}

/** Shows a dash where the figure would divide by zero. */
export function FigureValue({ figure, of }: FigureValueProps) {
  if (adFigures[figure].value(of) === null) return <Nothing />;
  switch (figure) {
    case "revenue":
    case "spend":
      return <Money value={of[figure]} />;
    case "cost_per_conversion":
    case "cpc":
      return of[figure] && <Money value={of[figure]} />;
    case "roas":
      return timesText(of.roas ?? 0);
    case "ctr":
      return rateText(of.ctr);
    case "clicks":
    case "visits":
    case "carts":
    case "conversions":
    case "orders":
    case "bookings":
      return numberFormat().format(of[figure]);
  }
}

const Nothing = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">{t("no figure")}</span>
  </>
);
