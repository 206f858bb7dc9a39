import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { AdReport } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import { DayChart } from "#ui/chart/day-chart.tsx";
import { eachPoint, pointsOf } from "./in-weeks.ts";
import { clickedTraffic, trafficInWords } from "./traffic-words.ts";

export function TrafficChart({ report: { series, summary, campaigns } }: { report: AdReport }) {
  const points = pointsOf(series.map(({ date }) => date));
  return (
    <DayChart
      title={t("Ad clicks and visits")}
      says={`${trafficInWords(summary.visits, clickedTraffic(campaigns))} ${eachPoint(points)}`}
      days={points.days}
      sayDay={points.sayDay}
      lines={[
        { name: t("Visits"), tone: "visits", values: points.sum(series.map(({ visits }) => visits)) },
        { name: t("Ad clicks"), tone: "clicks", values: points.sum(series.map(({ clicks }) => clicks)) },
      ]}
      say={(count) => numberFormat().format(count)}
      sayShort={(count) => numberFormat({ notation: "compact" }).format(count)}
    />
  );
}
