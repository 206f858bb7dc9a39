import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Spinner } from "#ui/layout/spinner.tsx";
import { classes } from "#ui/look/classes.ts";
import { type Clocks, theirClock } from "./clocks.ts";

const LineBelow = ({ words }: { words: string | undefined }) =>
  words !== undefined && (
    <>
      <span className="sr-only">, </span>
      <span className="font-normal text-faint text-xs">{words}</span>
    </>
  );

interface SlotButtonProps {
  startsAt: string;
  /** How many spots are left; undefined for a time that nobody shares. */
  seatsLeft?: number | undefined;
  clocks: Clocks;
  /** The time in the visitor's time zone. */
  words: string;
  /** The start of the slot the visitor has. */
  chosen?: string | undefined;
  /** The start of the slot that is being requested. */
  wanted?: string | undefined;
  onPick: (startsAt: string) => void;
}

/** A button that picks a free slot. */
export const SlotButton = ({
  startsAt,
  seatsLeft,
  clocks,
  words,
  chosen,
  wanted,
  onPick,
}: SlotButtonProps) => (
  <button
    type="button"
    aria-pressed={startsAt === chosen}
    aria-busy={startsAt === wanted || undefined}
    disabled={wanted !== undefined}
    onClick={() => onPick(startsAt)}
    className="figures relative flex min-h-11 w-full flex-col items-center justify-center rounded-md bg-raised px-2 py-1.5 font-medium text-base text-strong ring-1 ring-edge ring-inset transition-colors duration-120 hover:bg-accent-wash hover:ring-accent disabled:opacity-60 aria-pressed:bg-accent-wash aria-pressed:ring-2 aria-pressed:ring-accent"
  >
    {startsAt === wanted && <Spinner className="absolute" />}
    <span className={classes("flex flex-col", startsAt === wanted && "opacity-0")}>
      {words}
      {/* The store's time, unless it is the visitor's. */}
      <LineBelow words={theirClock(clocks, startsAt)} />
      <LineBelow words={seatsLeft === undefined ? undefined : t("{seatsLeft} left||spots", { seatsLeft })} />
    </span>
  </button>
);
