import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type ReactNode, useId, useState } from "react";
import { Segmented } from "../forms/segmented.tsx";

interface ChartFigureProps {
  title: string;
  /** What the chart shows, in one or two sentences. */
  says: ReactNode;
  /** A control that switches what the chart shows, beside the chart/table switch. */
  choice?: ReactNode;
  chart: ReactNode;
  /** The same numbers as a table. */
  table: ReactNode;
}

/** A chart with a caption that says what it shows; the user can switch to its numbers as a table. */
export function ChartFigure({ title, says, choice, chart, table }: ChartFigureProps) {
  const [view, setView] = useState<"chart" | "table">("chart");
  const id = useId();
  const views = [
    { value: "chart", label: t("Chart") },
    { value: "table", label: t("Table") },
  ] as const;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-md">
          {title}
        </h2>
        <div className="flex flex-wrap gap-2">
          {choice}
          <Segmented
            label={t("Show {chart} as", { chart: title })}
            options={views}
            value={view}
            onChange={setView}
          />
        </div>
      </header>
      <figure className="pt-1.5">
        <figcaption className="max-w-[65ch] pb-4 text-body">{says}</figcaption>
        {view === "chart" ? chart : table}
      </figure>
    </section>
  );
}
