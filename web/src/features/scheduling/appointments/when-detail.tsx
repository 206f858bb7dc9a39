import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import { now } from "#kernel/time/clock.ts";
import {
  clocksDiffer,
  dayInWords,
  exactlyInWords,
  hoursInWords,
  viewerZone,
} from "#kernel/time/time-in-words.ts";
import { Detail } from "#ui/layout/details.tsx";

interface WhenDetailProps {
  time: Slot;
  /** The store's time zone. */
  zone: string;
}

/** The time on the store's clock, and on the viewer's if that differs. */
export function WhenDetail({ time, zone }: WhenDetailProps) {
  const { starts_at } = time;
  const mine = viewerZone();
  return (
    <Detail name={t("When")}>
      <time dateTime={starts_at} title={exactlyInWords(zone, starts_at)} className="figures">
        <span className="font-medium text-strong">{dayInWords(zone, starts_at, now())}</span>,{" "}
        {hoursInWords(zone, time)}
      </time>
      {clocksDiffer(zone, mine, starts_at) && (
        <span className="figures block text-faint text-sm">
          {t("{day}, {hours} your time", {
            day: dayInWords(mine, starts_at, now()),
            hours: hoursInWords(mine, time),
          })}
        </span>
      )}
      <span className="block text-faint text-sm">{zone.replaceAll("_", " ")}</span>
    </Detail>
  );
}
