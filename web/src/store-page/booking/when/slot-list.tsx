import type { FreeSlot } from "@solodesk/contract/kernel/slot.ts";
import { useId } from "react";
import { classes } from "#ui/look/classes.ts";
import { type Clocks, myClock, needsBothClocks } from "./clocks.ts";
import { SlotButton } from "./slot-button.tsx";
import { type PartOfDay, partsOfDay } from "./slots-by-day.ts";

interface SlotListProps {
  slots: readonly FreeSlot[];
  clocks: Clocks;
  /** The start of the slot the visitor has. */
  chosen?: string | undefined;
  /** The start of the slot that is being requested. */
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
      <h4 id={label} className="mb-2 font-medium text-faint text-sm">
        {name}
      </h4>
      <SlotButtons {...props} slots={slots} />
    </div>
  );
}

function SlotButtons({ slots, clocks, chosen, wanted, onPick }: SlotListProps) {
  const isWide = slots.some(({ starts_at }) => needsBothClocks(clocks, starts_at));
  return (
    <ul className={classes("grid gap-2 md:grid-cols-1", isWide ? "grid-cols-2" : "grid-cols-3")}>
      {slots.map(({ starts_at, seats_left }) => (
        <li key={starts_at}>
          <SlotButton
            startsAt={starts_at}
            seatsLeft={seats_left}
            clocks={clocks}
            words={myClock(clocks, starts_at)}
            chosen={chosen}
            wanted={wanted}
            onPick={onPick}
          />
        </li>
      ))}
    </ul>
  );
}
