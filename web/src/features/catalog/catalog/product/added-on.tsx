import { now } from "#kernel/time/clock.ts";
import { chosenClock } from "#kernel/time/time-format.ts";

const day = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short", year: "numeric" });
const exact = () =>
  new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "short", ...chosenClock() });
const near = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

const dayNumber = (date: Date): number =>
  Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / 86_400_000);

/** "Today", "Yesterday", else the date; the exact time on hover. */
export function AddedOn({ at }: { at: string }) {
  const date = new Date(at);
  const ago = dayNumber(now()) - dayNumber(date);
  const words = ago === 0 || ago === 1 ? near.format(-ago, "day") : day.format(date);
  return (
    <time dateTime={at} title={exact().format(date)} className="whitespace-nowrap">
      {words.charAt(0).toUpperCase() + words.slice(1)}
    </time>
  );
}
