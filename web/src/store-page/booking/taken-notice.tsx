import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import { classes } from "#ui/classes.ts";
import { Spinner } from "#ui/spinner.tsx";
import { type Clocks, momentInWords, theirClock } from "./clocks.ts";
import { OtherClock } from "./other-clock.tsx";

interface TakenNoticeProps {
  slots: readonly Slot[];
  clocks: Clocks;
  wanted: string | undefined;
  onPick: (startsAt: string) => void;
  /** Said where something was typed. */
  typed?: boolean;
}

export const TakenNotice = ({ slots, clocks, wanted, onPick, typed = false }: TakenNoticeProps) => (
  <div role="alert" className="rounded-lg bg-wrong-wash p-4">
    <p className="font-medium text-base text-strong">Somebody else has just taken this time.</p>
    <p className="mt-1 text-sm">
      {slots.length > 0 ? "These are free next." : "Pick another one."}
      {typed && " What you typed is still here."}
    </p>
    {slots.length > 0 && (
      <ul className="mt-3 flex flex-col gap-2">
        {slots.map(({ starts_at }) => (
          <li key={starts_at}>
            <button
              type="button"
              disabled={wanted !== undefined}
              aria-busy={wanted === starts_at || undefined}
              onClick={() => onPick(starts_at)}
              className="relative flex min-h-11 w-full flex-col items-center justify-center rounded-md bg-raised px-3 py-1.5 font-medium text-base text-strong ring-1 ring-edge ring-inset transition-colors duration-120 hover:bg-hover disabled:opacity-60"
            >
              {wanted === starts_at && <Spinner className="absolute" />}
              <span className={classes("flex flex-col", wanted === starts_at && "opacity-0")}>
                {momentInWords(clocks, starts_at)}
                <OtherClock words={theirClock(clocks, starts_at)} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    )}
  </div>
);
