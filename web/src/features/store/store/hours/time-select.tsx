import { Select } from "#ui/forms/select.tsx";
import { clockTime, minutesOf } from "./hours-editing.ts";
import { openingTimeInWords } from "./opening-hours-in-words.ts";

interface TimeSelectProps {
  label: string;
  value: string;
  /** Earliest time offered, in minutes after midnight. */
  from: number;
  onChange: (time: string) => void;
}

const quarters = Array.from({ length: 97 }, (_, at) => clockTime(at * 15));

/** Returns the quarter hours, and the chosen time even if it is not one of them. */
function timesFrom(from: number, chosen: string): string[] {
  const offered = quarters.filter((time) => minutesOf(time) >= from);
  return offered.includes(chosen) ? offered : [chosen, ...offered].toSorted();
}

export const TimeSelect = ({ label, value, from, onChange }: TimeSelectProps) => (
  <Select
    aria-label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    className="figures w-full min-w-0 sm:max-w-34"
  >
    {timesFrom(from, value).map((time) => (
      <option key={time} value={time}>
        {openingTimeInWords(time)}
      </option>
    ))}
  </Select>
);
