import { classes } from "#ui/look/classes.ts";

interface ClockChoiceProps {
  hour12: boolean;
  onChange: (hour12: boolean) => void;
}

/** A browser's language does not tell how its visitor reads a clock; what is picked here holds for every time shown. */
export const ClockChoice = ({ hour12, onChange }: ClockChoiceProps) => (
  <fieldset className="flex shrink-0 rounded-md bg-raised p-0.5 ring-1 ring-line ring-inset">
    <legend className="sr-only">Clock</legend>
    <Side name="12 h" isOn={hour12} onPick={() => onChange(true)} />
    <Side name="24 h" isOn={!hour12} onPick={() => onChange(false)} />
  </fieldset>
);

const Side = ({ name, isOn, onPick }: { name: string; isOn: boolean; onPick: () => void }) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onPick}
    className={classes(
      "h-8 rounded-[5px] px-2.5 font-medium text-sm touch:h-11",
      isOn ? "bg-hover text-strong" : "text-faint hover:text-strong",
    )}
  >
    {name}
  </button>
);
