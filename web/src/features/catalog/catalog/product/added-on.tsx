import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { now } from "#kernel/time/clock.ts";
import { chosenClock } from "#kernel/time/time-format.ts";

const day = () => dateFormat({ day: "numeric", month: "short", year: "numeric" });
const exact = () => dateFormat({ dateStyle: "full", timeStyle: "short", ...chosenClock() });

const dayNumber = (date: Date): number =>
  Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / 86_400_000);

function dayInWords(date: Date): string {
  const ago = dayNumber(now()) - dayNumber(date);
  if (ago === 0) return t("Today||when a product was added");
  return ago === 1 ? t("Yesterday||when a product was added") : day().format(date);
}

/** "Today", "Yesterday", else the date; the exact time on hover. */
export function AddedOn({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={exact().format(date)} className="whitespace-nowrap">
      {dayInWords(date)}
    </time>
  );
}
