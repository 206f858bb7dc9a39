import { ToggleGroup } from "radix-ui";
import { classes } from "../look/classes.ts";

interface SegmentedProps<T extends string> {
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
  className?: string;
}

/** A choice between few options, all visible. */
export function Segmented<T extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentedProps<T>) {
  const pick = (written: string) => {
    const option = options.find((one) => one.value === written);
    if (option) onChange(option.value);
  };
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={pick}
      className={classes("inline-flex rounded-md bg-raised p-0.5 ring-1 ring-line ring-inset", className)}
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          className="h-8 rounded-[5px] px-3 font-medium text-faint text-sm hover:text-strong data-[state=on]:bg-hover data-[state=on]:text-strong touch:h-10"
        >
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
