import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import { useId } from "react";
import { classes } from "#ui/classes.ts";
import { Spinner } from "#ui/spinner.tsx";
import { type Clocks, clocksDiffer, myClock, theirClock } from "./clocks.ts";
import { OtherClock } from "./other-clock.tsx";
import { type PartOfDay, partsOfDay } from "./slots-by-day.ts";

interface SlotListProps {
  slots: readonly Slot[];
  clocks: Clocks;
  /** What is one's own already. */
  chosen?: string | undefined;
  /** What is being asked for. */
  wanted?: string | undefined;
  onPick: (startsAt: string) => void;
}

export const SlotList = (props: SlotListProps) => (
  <div className="space-y-5">
    {partsOfDay(props.slots, props.clocks).map((part) => (
      <Part key={part.name} part={part} {...props} />
    ))}
  </div>
);

function Part({ part: { name, slots }, ...props }: SlotListProps & { part: PartOfDay }) {
  const label = useId();
  return (
    <div role="group" aria-labelledby={label}>
      <h5 id={label} className="mb-2 font-medium text-faint text-sm">
        {name}
      </h5>
      <SlotButtons {...props} slots={slots} />
    </div>
  );
}

export function SlotButtons({ slots, clocks, chosen, wanted, onPick }: SlotListProps) {
  const isWide = slots.some(({ starts_at }) => clocksDiffer(clocks, starts_at));
  return (
    <ul className={classes("grid gap-2 md:grid-cols-1", isWide ? "grid-cols-2" : "grid-cols-3")}>
      {slots.map(({ starts_at }) => (
        <li key={starts_at}>
          <button
            type="button"
            aria-pressed={starts_at === chosen}
            aria-busy={starts_at === wanted || undefined}
            disabled={wanted !== undefined}
            onClick={() => onPick(starts_at)}
            className="figures relative flex min-h-11 w-full flex-col items-center justify-center rounded-md bg-raised px-2 py-1.5 font-medium text-base text-strong ring-1 ring-edge ring-inset transition-colors duration-120 hover:bg-accent-wash hover:ring-accent disabled:opacity-60 aria-pressed:bg-accent-wash aria-pressed:ring-2 aria-pressed:ring-accent"
          >
            {starts_at === wanted && <Spinner className="absolute" />}
            <span className={classes("flex flex-col", starts_at === wanted && "opacity-0")}>
              {myClock(clocks, starts_at)}
              <OtherClock words={theirClock(clocks, starts_at)} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
