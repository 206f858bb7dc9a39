import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import { useId } from "react";
import { clockInWords } from "#kernel/time/time-in-words.ts";
import { slotLook } from "../add/slot-look.ts";

interface OtherTimesProps {
  label: string;
  slots: readonly Slot[];
  zone: string;
  /** A start, or "skip". */
  value: string;
  onPick: (value: string) => void;
}

/** Free times of the same day to replace a taken one, or "Skip". */
export function OtherTimes({ label, slots, zone, value, onPick }: OtherTimesProps) {
  const name = useId();
  const options = [
    ...slots.map(({ starts_at }) => ({ value: starts_at, words: clockInWords(zone, starts_at) })),
    { value: "skip", words: t("Skip||verb, a date of a series") },
  ];
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {options.map((option) => (
          <label key={option.value} className="relative">
            <input
              type="radio"
              name={name}
              checked={value === option.value}
              onChange={() => onPick(option.value)}
              className="peer absolute inset-0 cursor-pointer opacity-0"
            />
            <span className={slotLook}>{option.words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
