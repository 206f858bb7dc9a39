import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useEffect, useId, useRef } from "react";
import { OccurrenceRow } from "./occurrence-row.tsx";
import { choiceOf, countIn, isOccurrenceTaken, type Report } from "./report-choices.ts";

interface SeriesReportProps {
  report: Report;
  /** The store's time zone. */
  zone: string;
  onChoose: (index: number, choice: string | undefined) => void;
}

function summaryOf({ occurrences }: Report): string {
  const free = occurrences.filter((one) => !isOccurrenceTaken(one)).length;
  const count = occurrences.length;
  if (free === count)
    return t("{count, plural, one {The date is free} other {All # dates are free}}", { count });
  return t("{count, plural, one {{free} of # date is free} other {{free} of # dates are free}}", {
    free,
    count,
  });
}

/** Every time of the series and its conflicts, shown before anything is created. */
export function SeriesReport({ report, zone, onChoose }: SeriesReportProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // It appears when the check is done and is what to read next.
  useEffect(() => heading.current?.focus(), []);
  const anyTaken = report.occurrences.some(isOccurrenceTaken);
  return (
    <section aria-labelledby={id} className="border-line border-t pt-5">
      <h2 id={id} ref={heading} tabIndex={-1} className="scroll-mt-20 font-semibold text-md text-strong">
        {summaryOf(report)}
      </h2>
      <p className="mt-0.5 text-faint text-sm">
        {anyTaken
          ? t("Where a date is taken, pick another time or skip it. Nothing is created yet.")
          : t("Skip the dates that don't suit you. Nothing is created yet.")}
      </p>
      <ol className="mt-3 border-line border-t">
        {report.occurrences.map((occurrence) => (
          <OccurrenceRow
            key={occurrence.index}
            occurrence={occurrence}
            choice={choiceOf(report, occurrence)}
            first={report.occurrences[0] ?? occurrence}
            zone={zone}
            onChoose={(choice) => onChoose(occurrence.index, choice)}
          />
        ))}
      </ol>
      {countIn(report) < 2 && (
        <p className="mt-3 text-sm text-wrong">
          {t("Keep at least two dates. For a single one, choose “Does not repeat”.")}
        </p>
      )}
    </section>
  );
}
