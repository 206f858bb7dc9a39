import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { ReactNode } from "react";
import { ChartFigure } from "./chart-figure.tsx";
import type { DayLinesProps } from "./chart-line.ts";
import { ChartTable } from "./chart-table.tsx";
import { LazyDayLines } from "./lazy-day-lines.tsx";

interface DayChartProps extends Omit<DayLinesProps, "label"> {
  title: string;
  says: ReactNode;
  choice?: ReactNode;
}

export const DayChart = ({ title, says, choice, ...drawn }: DayChartProps) => (
  <ChartFigure
    title={title}
    says={says}
    choice={choice}
    chart={<LazyDayLines label={title} {...drawn} />}
    table={<ChartTable label={t("{chart}, day by day", { chart: title })} {...drawn} />}
  />
);
