import type { AdFigures } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import { rich } from "#kernel/text/rich.tsx";
import { adFigures } from "../ad-words.ts";
import { FigureValue } from "./figure-value.tsx";

/** Click rate and cost of a click: "CTR 1.97%, $0.40 a click". Renders nothing if neither is known. */
export function ClickFigures({ of }: { of: AdFigures }) {
  const [hasRate, hasCost] = [adFigures.ctr.value(of) !== null, adFigures.cpc.value(of) !== null];
  return (
    <>
      {hasRate && (
        <span className="whitespace-nowrap">
          {rich("CTR <rate></rate>", { rate: () => <FigureValue figure="ctr" of={of} /> })}
        </span>
      )}
      {hasRate && hasCost && ", "}
      {hasCost && (
        <span className="whitespace-nowrap">
          {rich("<cost></cost> a click", { cost: () => <FigureValue figure="cpc" of={of} /> })}
        </span>
      )}
    </>
  );
}
