import { Minus, Plus } from "lucide-react";

interface StepperProps {
  /** The accessible name of the whole, and of its two buttons. */
  label: string;
  less: string;
  more: string;
  value: number;
  max?: number;
  onChange: (value: number) => void;
}

/** A small number from 1, changed by two buttons. */
export const Stepper = ({
  label,
  less,
  more,
  value,
  max = Number.POSITIVE_INFINITY,
  onChange,
}: StepperProps) => (
  <fieldset aria-label={label} className="flex items-center rounded-md ring-1 ring-line ring-inset">
    <button
      type="button"
      aria-label={less}
      // Not disabled, which would drop the focus.
      aria-disabled={value <= 1}
      onClick={() => value > 1 && onChange(value - 1)}
      className={stepLook}
    >
      <Minus aria-hidden="true" />
    </button>
    <span aria-live="polite" className="figures w-8 text-center text-base text-strong">
      {value}
    </span>
    <button
      type="button"
      aria-label={more}
      aria-disabled={value >= max}
      onClick={() => value < max && onChange(value + 1)}
      className={stepLook}
    >
      <Plus aria-hidden="true" />
    </button>
  </fieldset>
);

export const stepLook =
  "inline-flex size-11 items-center justify-center rounded-md text-body hover:bg-hover hover:text-strong disabled:opacity-40 aria-disabled:opacity-40 [&_svg]:size-4";
