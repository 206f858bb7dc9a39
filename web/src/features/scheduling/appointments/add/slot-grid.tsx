import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { FreeSlot } from "@solodesk/contract/kernel/slot.ts";
import type { Ref } from "react";
import { clockInWords, clocksDiffer, clockWithZone, viewerZone } from "#kernel/time/time-in-words.ts";
import { slotLook } from "./slot-look.ts";

interface SlotGridProps {
  slots: readonly FreeSlot[];
  zone: string;
  value: string;
  onPick: (startsAt: string) => void;
  inputRef: Ref<HTMLInputElement>;
}

/** Each time on the store's clock, and below it on the viewer's if that differs. */
export function SlotGrid({ slots, zone, value, onPick, inputRef }: SlotGridProps) {
  const mine = viewerZone();
  const clocks = slots.map(({ starts_at }) => clockInWords(zone, starts_at));
  const isTwice = (clock: string) => clocks.indexOf(clock) !== clocks.lastIndexOf(clock);
  return (
    <div className="-m-1 grid max-h-72 grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2 overflow-y-auto p-1">
      {slots.map(({ starts_at, seats_left: seatsLeft }, at) => {
        const clock = clocks[at] ?? "";
        return (
          <label key={starts_at} className="relative">
            <input
              ref={at === 0 ? inputRef : null}
              type="radio"
              name="slot"
              checked={value === starts_at}
              onChange={() => onPick(starts_at)}
              className="peer absolute inset-0 cursor-pointer opacity-0"
            />
            <span className={slotLook}>
              {isTwice(clock) ? clockWithZone(zone, starts_at) : clock}
              {clocksDiffer(zone, mine, starts_at) && (
                <span className="whitespace-nowrap font-normal text-faint text-xs">
                  {t("{time} for you", { time: clockInWords(mine, starts_at) })}
                </span>
              )}
              {seatsLeft !== undefined && (
                <span className="font-normal text-faint text-xs">
                  {t("{seatsLeft} left||spots", { seatsLeft })}
                </span>
              )}
            </span>
          </label>
        );
      })}
    </div>
  );
}
