import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import type { CallError } from "#kernel/api/call-error.ts";
import { now } from "#kernel/time/clock.ts";
import { dayWithin, hoursInWords, momentInWords } from "#kernel/time/time-in-words.ts";
import { Button } from "#ui/forms/button.tsx";
import { Notice } from "#ui/layout/notice.tsx";

interface TakenNoticeProps {
  refusal: CallError;
  zone: string;
  onTake: (slot: Slot) => void;
}

/** Says which appointment takes the time, and offers free ones. */
export function TakenNotice({ refusal: { clash, slots, message }, zone, onTake }: TakenNoticeProps) {
  const words = clash
    ? t("This time is taken: {title} with {customer}, {day}, {hours}.", {
        title: clash.title,
        customer: clash.customer,
        day: dayWithin(zone, clash.starts_at, now()),
        hours: hoursInWords(zone, clash),
      })
    : message;
  return (
    <Notice title={words}>
      {slots.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 pt-2.5">
          <p className="text-body">{t("Next free times:")}</p>
          {slots.map((slot) => (
            <Button key={slot.starts_at} size="sm" className="figures" onClick={() => onTake(slot)}>
              {momentInWords(zone, slot.starts_at, now())}
            </Button>
          ))}
        </div>
      )}
    </Notice>
  );
}
