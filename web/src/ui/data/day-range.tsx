import { Input } from "../forms/input.tsx";

interface DayRangeProps {
  from: string;
  setFrom: (day: string) => void;
  to: string;
  setTo: (day: string) => void;
}

/** The days that narrow a list; "" is any. */
export const DayRange = ({ from, setFrom, to, setTo }: DayRangeProps) => (
  <>
    <DayBox label="From" value={from} onChange={setFrom} />
    <DayBox label="To" value={to} min={from} onChange={setTo} />
  </>
);

interface DayBoxProps {
  label: string;
  value: string;
  min?: string;
  onChange: (day: string) => void;
}

/** A day counts once it is whole; while it is typed the browser says "". */
const DayBox = ({ label, value, min, onChange }: DayBoxProps) => (
  <label className="flex min-w-36 flex-1 gap-x-2 gap-y-1 text-faint text-sm max-sm:flex-col sm:items-center xl:flex-none">
    {label}
    <Input
      // What the address says is what stands here, also after Back.
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

/** Years are typed from their end: 0002, 0020, 0202. */
const isWhole = (day: string): boolean => day === "" || day >= "1970";
