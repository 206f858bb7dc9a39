import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Input } from "../forms/input.tsx";

interface DayRangeProps {
  from: string;
  setFrom: (day: string) => void;
  to: string;
  setTo: (day: string) => void;
}

/** Two date inputs that narrow a list; "" means no limit. */
export const DayRange = ({ from, setFrom, to, setTo }: DayRangeProps) => (
  <>
    <DayBox label={t("From||a day")} value={from} onChange={setFrom} />
    <DayBox label={t("To||a day")} value={to} min={from} onChange={setTo} />
  </>
);

interface DayBoxProps {
  label: string;
  value: string;
  min?: string;
  onChange: (day: string) => void;
}

/** Reports a date only when it is complete: while the user types, the browser returns "". */
const DayBox = ({ label, value, min, onChange }: DayBoxProps) => (
  <label className="flex min-w-36 flex-1 gap-x-2 gap-y-1 text-faint text-sm max-sm:flex-col sm:items-center xl:flex-none">
    {label}
    <Input
      // Remounts when the address changes, so that the input shows the address's date after Back too.
      key={value}
      type="date"
      defaultValue={value}
      min={min || undefined}
      max="2999-12-31"
      className="min-w-0"
      onBlur={(event) => event.target.value !== value && onChange(event.target.value)}
      onKeyDown={(event) => event.key === "Enter" && onChange(event.currentTarget.value)}
      onChange={(event) => isWhole(event.target.value) && onChange(event.target.value)}
    />
  </label>
);

/** While a year is typed, the browser returns 0002, 0020 and 0202 on the way. */
const isWhole = (day: string): boolean => day === "" || day >= "1970";
