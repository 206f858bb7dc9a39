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
              aria-label={`${isOut ? "Keep" : "Skip"} ${day}`}
              onClick={() => onChoose(isOut ? undefined : "skip")}
              className="-mr-3"
            >
              {isOut ? "Keep" : "Skip"}
            </Button>
          )}
        </span>
      </div>
      {notes.length > 0 && <p className="break-words text-body text-sm">{notes.join(" ")}</p>}
      {isOccurrenceTaken(occurrence) && occurrence.slots.length > 0 && (
        <OtherTimes
          label={`Instead, ${day}`}
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
  if (choice === "skip") return isOccurrenceTaken(occurrence) ? ["wrong", "Taken"] : ["stopped", "Skipped"];
  if (choice !== undefined) return ["good", `${clockInWords(zone, choice)} instead`];
  if (occurrence.outside_hours) return ["waiting", "Outside hours"];
  return occurrence.skipped_hour ? ["waiting", "Later"] : ["good", "Free"];
}

/** Returns notes on an occurrence, in sentences. */
function notesOn(occurrence: Occurrence, first: Occurrence, zone: string): string[] {
  const { clash, held, skipped_hour, also_busy, starts_at, slots } = occurrence;
  return [
    ...(clash ? [`${clash.title} with ${clash.customer}, ${hoursInWords(zone, clash)}.`] : []),
    ...(held ? ["Somebody is booking this time on your store page right now."] : []),
    ...(skipped_hour
      ? [
          `The clocks skip ${clockInWords(zone, first.starts_at)} on this day, so it begins at ${clockInWords(zone, starts_at)}.`,
        ]
      : []),
    ...(isOccurrenceTaken(occurrence) && slots.length === 0
      ? ["Nothing else is free that day, so it is left out."]
      : []),
    ...(also_busy === undefined ? [] : [`Your calendar ${also_busy} is busy then.`]),
  ];
}
