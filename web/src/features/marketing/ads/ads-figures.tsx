import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { AdFigures, AdReport } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import type { ReactNode } from "react";
import { rich } from "#kernel/text/rich.tsx";
import { Figure, Figures } from "#ui/data/figures.tsx";
import { Trend } from "#ui/data/trend.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { WhyLink } from "#ui/layout/why-link.tsx";
import type { Opened } from "#ui/overlays/use-opened.ts";
import { type AdFigureName, adFigures } from "./ad-words.ts";
import { ClickFigures } from "./charts/click-figures.tsx";
import { FigureValue } from "./charts/figure-value.tsx";

interface AdsFiguresProps {
  report: AdReport | undefined;
  opened: Opened;
}

const strips = [
  ["revenue", "spend", "roas", "cost_per_conversion"],
  ["clicks", "visits", "carts", "conversions"],
] as const satisfies readonly (readonly AdFigureName[])[];

/** The figures of the period, each compared with the same number of days before; each opens its rows. */
export const AdsFigures = ({ report, opened }: AdsFiguresProps) => (
  <section aria-label={t("Figures||numbers")} className="*:not-first:border-t-0">
    {strips.map((strip) => (
      <Figures key={strip[0]} count={4}>
        {strip.map((figure) => (
          <Figure
            key={figure}
            name={t(adFigures[figure].name)}
            note={
              <>
                <span className={line}>{report ? noteOf(figure, report) : <Waiting />}</span>
                {figure === "clicks" && (
                  <span className={`figures ${line}`}>{report && <ClickFigures of={report.summary} />}</span>
                )}
              </>
            }
          >
            {report ? (
              <WhyLink figure={figure} name={t(adFigures[figure].name)} opened={opened}>
                <FigureValue figure={figure} of={report.summary} />
              </WhyLink>
            ) : (
              <Skeleton className="h-[1lh] w-24 max-w-full" />
            )}
          </Figure>
        ))}
      </Figures>
    ))}
  </section>
);

/** Reserves two lines where there is little room, so that a long note does not move what is below it. */
const line = "block min-h-[1lh] max-[22.5rem]:min-h-[2lh] md:max-xl:min-h-[2lh]";

const Waiting = () => <Skeleton className="h-[1lh] w-16" />;

function noteOf(figure: AdFigureName, { summary, previous }: AdReport): ReactNode {
  const { value, better } = adFigures[figure];
  const [now, before] = [value(summary), value(previous)];
  if (now === null && before === null) return missing[figure]?.(summary);
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className="sr-only">{t("Against the days before:")}</span>
      <Trend now={now} before={before} better={better} />
      {before !== null && before !== 0 && now !== before && (
        <span>
          {rich("from <before></before>", { before: () => <FigureValue figure={figure} of={previous} /> })}
        </span>
      )}
    </span>
  );
}

/** Why there is no figure, where it would divide by zero. */
const missing: Partial<Record<AdFigureName, (figures: AdFigures) => ReactNode>> = {
  roas: () => t("without spend"),
  cost_per_conversion: ({ conversions }) =>
    conversions === 0 ? t("without orders or bookings") : t("without spend"),
};
