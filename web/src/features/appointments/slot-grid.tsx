import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import type { Ref } from "react";
import { classes } from "#ui/classes.ts";
import { clockInWords, clocksDiffer, clockWithZone, viewerZone } from "./time-in-words.ts";

interface SlotGridProps {
  slots: readonly Slot[];
  zone: string;
  value: string;
  onPick: (startsAt: string) => void;
  inputRef: Ref<HTMLInputElement>;
}

/** The store's clock first, and below it the viewer's where that shows another time. */
export function SlotGrid({ slots, zone, value, onPick, inputRef }: SlotGridProps) {
  const mine = viewerZone();
  const clocks = slots.map(({ starts_at }) => clockInWords(zone, starts_at));
  const isTwice = (clock: string) => clocks.indexOf(clock) !== clocks.lastIndexOf(clock);
  return (
    <div className="-m-1 grid max-h-72 grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2 overflow-y-auto p-1">
      {slots.map(({ starts_at }, at) => {
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
                  {clockInWords(mine, starts_at)} for you
                </span>
              )}
            </span>
          </label>
        );
      })}
    </div>
  );
}

const slotLook = classes(
  "figures flex min-h-9 flex-col items-center justify-center rounded-md bg-raised px-2 py-1 text-base text-strong",
  "ring-1 ring-edge ring-inset transition-colors duration-120 peer-hover:bg-hover touch:min-h-11",
  "peer-checked:bg-accent-wash peer-checked:font-semibold peer-checked:ring-2 peer-checked:ring-accent",
  "peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2",
);
