import type { AdFigures } from "@solodesk/contract/kernel/ad-figures.ts";
import { Money } from "#ui/money.tsx";
import { type AdFigureName, timesText } from "./ad-words.ts";

interface FigureValueProps {
  figure: AdFigureName;
  of: AdFigures;
}

/** A dash where it would divide by nothing. */
export function FigureValue({ figure, of }: FigureValueProps) {
  switch (figure) {
    case "revenue":
    case "spend":
      return <Money value={of[figure]} />;
    case "cost_per_booking":
      return of.cost_per_booking ? <Money value={of.cost_per_booking} /> : <Nothing />;
    case "roas":
      return of.roas === null ? <Nothing /> : timesText(of.roas);
    case "clicks":
    case "visits":
    case "carts":
    case "conversions":
      return of[figure].toLocaleString();
  }
}

const Nothing = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">no figure</span>
  </>
);
