import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type Money as Amount, toDecimal } from "@solodesk/contract/kernel/money.ts";
import type { AdDay } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import { useState } from "react";
import { moneyText } from "#kernel/text/money-text.ts";
import { DayChart } from "#ui/chart/day-chart.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { earningsInWords, goodDaysInWords, runningTotal } from "./break-even.ts";
import { eachPoint, pointsOf } from "./in-weeks.ts";

type Way = "each" | "total";

/** Revenue has to reach spend, so the line of spend is the break-even line. */
export function EarningsChart({ series }: { series: readonly AdDay[] }) {
  const [way, setWay] = useState<Way>("each");
  const points = pointsOf(series.map(({ date }) => date));
  const ways = [
    { value: "each", label: points.areWeeks ? t("By week") : t("By day") },
    { value: "total", label: t("Running total") },
  ] as const;
  const shown = (values: number[]) =>
    way === "each" ? points.sum(values) : runningTotal(points.sum(values));
  const currency = series[0]?.spend.currency ?? "USD";
  return (
    <DayChart
      title={t("Spend and revenue")}
      says={`${earningsInWords(series)} ${way === "each" ? goodDaysInWords(series) : ""} ${eachPoint(points)}`}
      choice={
        <Segmented label={t("Count||how a chart adds up")} options={ways} value={way} onChange={setWay} />
      }
      days={points.days}
      sayDay={points.sayDay}
      lines={[
        { name: t("Revenue"), tone: "revenue", values: shown(series.map(({ revenue }) => revenue.amount)) },
        {
          name: t("Spend||noun, what ads cost"),
          tone: "spend",
          values: shown(series.map(({ spend }) => spend.amount)),
          isDashed: true,
        },
      ]}
      say={(amount) => moneyText({ amount, currency })}
      sayShort={(amount) => shortMoney({ amount, currency })}
    />
  );
}

/** "$1.2K". */
const shortMoney = (value: Amount): string =>
  numberFormat({
    style: "currency",
    currency: value.currency,
    currencyDisplay: "narrowSymbol",
    notation: "compact",
    maximumFractionDigits: value.amount === 0 ? 0 : 2,
    minimumFractionDigits: 0,
  }).format(toDecimal(value));
