import type { ReactNode } from "react";
import { classes } from "../look/classes.ts";

interface RadioCard<T extends string> {
  value: T;
  name: ReactNode;
  /** What this option means, in a few words. */
  about?: ReactNode;
  /** Shown, but cannot be chosen; `about` says why. */
  disabled?: boolean;
}

interface RadioCardsProps<T extends string> {
  /** What the user chooses. */
  legend: string;
  options: readonly RadioCard<T>[];
  value: T | undefined;
  onChange: (value: T) => void;
  /** The `name` of the radio buttons; unique on the page. */
  name: string;
  error?: string | undefined;
  /** Two beside each other, for short names without an explanation. */
  columns?: boolean;
}

/** A choice between few options, each with an explanation if it needs one. */
export const RadioCards = <T extends string>({
  legend,
  options,
  value,
  onChange,
  name,
  error,
  columns = false,
}: RadioCardsProps<T>) => (
  <fieldset>
    <legend className="pb-2 font-medium text-base text-strong">{legend}</legend>
    <div className={classes("grid gap-2", columns && "grid-cols-2")}>
      {options.map((option) => (
        <label
          key={option.value}
          className={classes(
            "flex min-h-11 items-center gap-3 rounded-md px-3 py-2.5 ring-1 ring-edge ring-inset",
            "has-checked:bg-accent-wash has-checked:ring-2 has-checked:ring-accent",
            option.disabled ? "opacity-60" : "cursor-pointer",
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className="size-4 shrink-0 accent-accent"
          />
          <span className="min-w-0">
            <span className="block break-words font-medium text-strong">{option.name}</span>
            {option.about && <span className="block text-body text-sm">{option.about}</span>}
          </span>
        </label>
      ))}
    </div>
    {error && <p className="mt-1.5 text-sm text-wrong">{error}</p>}
  </fieldset>
);
