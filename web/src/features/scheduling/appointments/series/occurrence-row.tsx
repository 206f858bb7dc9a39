import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Occurrence } from "@solodesk/contract/kernel/occurrence.ts";
import { now } from "#kernel/time/clock.ts";
import { clockInWords, dayInWords, exactlyInWords, hoursInWords } from "#kernel/time/time-in-words.ts";
import { Badge, type Tone } from "#ui/data/badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import { classes } from "#ui/look/classes.ts";
import { OtherTimes } from "./other-times.tsx";
import { isOccurrenceTaken } from "./report-choices.ts";

interface OccurrenceRowProps {
  occurrence: Occurrence;
  /** Another start, "skip", or undefined to keep the time. */
  choice: string | undefined;
  /** The first occurrence, whose time the others repeat. */
  first: Occurrence;
  zone: string;
  onChoose: (choice: string | undefined) => void;
}

export function OccurrenceRow({ occurrence, choice, first, zone, onChoose }: OccurrenceRowProps) {
  const { starts_at } = occurrence;
  const day = dayInWords(zone, starts_at, now());
  const [tone, state] = stateOf(occurrence, choice, zone);
  const isOut = choice === "skip";
  const notes = notesOn(occurrence, first, zone);
  return (
    <li className="space-y-2 border-line border-b py-2.5 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <time
          dateTime={starts_at}
          title={exactlyInWords(zone, starts_at)}
          className={classes("figures flex flex-wrap gap-x-2", isOut && "text-faint line-through")}
        >
          <span className={isOut ? "" : "text-strong"}>{day}</span>
          <span>{hoursInWords(zone, occurrence)}</span>
        </time>
        <span className="flex min-h-8 items-center justify-between gap-1 max-sm:w-full">
          <Badge tone={tone}>{state}</Badge>
          {!isOccurrenceTaken(occurrence) && (
            <Button
              size="sm"
              look="ghost"
              aria-label={
                isOut
                  ? t("Keep {day}||verb, a date of a series", { day })
                  : t("Skip {day}||verb, a date of a series", { day })
              }
              onClick={() => onChoose(isOut ? undefined : "skip")}
              className="-me-3"
            >
              {isOut ? t("Keep||verb, a date of a series") : t("Skip||verb, a date of a series")}
            </Button>
          )}
        </span>
      </div>
      {notes.length > 0 && <p className="break-words text-body text-sm">{notes.join(" ")}</p>}
      {isOccurrenceTaken(occurrence) && occurrence.slots.length > 0 && (
        <OtherTimes
          label={t("Other times: {day}", { day })}
          slots={occurrence.slots}
          zone={zone}
          value={choice ?? "skip"}
          onPick={onChoose}
        />
      )}
    </li>
  );
}

function stateOf(occurrence: Occurrence, choice: string | undefined, zone: string): [Tone, string] {
  if (choice === "skip")
    return isOccurrenceTaken(occurrence)
      ? ["wrong", t("Taken||a time")]
      : ["stopped", t("Skipped||a date of a series")];
  if (choice !== undefined) return ["good", t("{time} instead", { time: clockInWords(zone, choice) })];
  if (occurrence.outside_hours) return ["waiting", t("Outside hours")];
  return occurrence.skipped_hour
    ? ["waiting", t("Later||an hour later than usual")]
    : ["good", t("Free||a time that can be booked")];
}

/** Returns notes on an occurrence, in sentences. */
function notesOn(occurrence: Occurrence, first: Occurrence, zone: string): string[] {
  const { clash, held, skipped_hour, also_busy, starts_at, slots } = occurrence;
  return [
    ...(clash
      ? [
          t("{title} with {customer}, {hours}.", {
            title: clash.title,
            customer: clash.customer,
            hours: hoursInWords(zone, clash),
          }),
        ]
      : []),
    ...(held ? [t("Someone is booking this time on your store page right now.")] : []),
    ...(skipped_hour
      ? [
          t("The clocks skip {skipped} on this day, so it begins at {time}.", {
            skipped: clockInWords(zone, first.starts_at),
            time: clockInWords(zone, starts_at),
          }),
        ]
      : []),
    ...(isOccurrenceTaken(occurrence) && slots.length === 0
      ? [t("Nothing else is free that day, so it is left out.")]
      : []),
    ...(also_busy === undefined
      ? []
      : [t("Your calendar {calendar} is busy then.", { calendar: also_busy })]),
  ];
}
