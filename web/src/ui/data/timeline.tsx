import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { ReactNode } from "react";
import { now } from "#kernel/time/clock.ts";
import { exactlyInWords, momentInWords } from "#kernel/time/time-in-words.ts";

interface TimelineEntry {
  at: string;
  words: ReactNode;
}

interface TimelineProps {
  /** Oldest first. */
  entries: readonly TimelineEntry[];
  zone: string;
}

/** The history of an order, appointment or the like, newest first. */
export const Timeline = ({ entries, zone }: TimelineProps) => (
  <section aria-label={t("History")}>
    <h3 className="mb-2 font-medium text-sm text-strong">{t("History")}</h3>
    <ol className="ms-1 space-y-2 border-line border-s">
      {entries.toReversed().map(({ at, words }, index) => (
        <li key={index} className="relative ps-4 text-sm">
          <span
            aria-hidden="true"
            className={`absolute top-1.5 -start-[3.5px] size-1.5 rounded-full ${index === 0 ? "bg-strong" : "bg-edge"}`}
          />
          <span className="text-body">{words}</span>
          <time dateTime={at} title={exactlyInWords(zone, at)} className="figures block text-faint text-xs">
            {momentInWords(zone, at, now())}
          </time>
        </li>
      ))}
    </ol>
  </section>
);
