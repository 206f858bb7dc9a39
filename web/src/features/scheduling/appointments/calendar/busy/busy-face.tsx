import { hoursInWords } from "#kernel/time/time-in-words.ts";
import { type Busy, busyName } from "./busy-times.ts";

interface BusyFaceProps {
  busy: Busy;
  zone: string;
}

/** A busy time in the grid: a background in week and day, a thin line in a month. */
export function BusyFace({ busy, zone }: BusyFaceProps) {
  const name = busyName(busy);
  return (
    <span title={name} className="block overflow-hidden px-1.5 py-px text-faint text-xs">
      <span className="sr-only">{`${name}, ${hoursInWords(zone, busy)}`}</span>
      <span aria-hidden="true" className="block truncate">
        {name}
      </span>
    </span>
  );
}
