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
  if (free === occurrences.length) return `All ${free} dates are free`;
  return `${free} of ${occurrences.length} dates are free`;
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
          ? "Pick another time where one is taken, or leave it out. Nothing is created yet."
          : "Leave out what does not suit. Nothing is created yet."}
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
          Keep at least two of them. For one alone choose “Does not repeat”.
        </p>
      )}
    </section>
  );
}
