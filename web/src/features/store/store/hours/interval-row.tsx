import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Interval } from "@solodesk/contract/store/store.ts";
import { X } from "lucide-react";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { minutesOf } from "./hours-editing.ts";
import { TimeSelect } from "./time-select.tsx";

interface IntervalRowProps {
  /** "Monday", or "Monday, 2" for its second interval. */
  name: string;
  interval: Interval;
  onChange: (interval: Interval) => void;
  onRemove: () => void;
}

export const IntervalRow = ({ name, interval: { open, close }, onChange, onRemove }: IntervalRowProps) => (
  <div className="flex items-center gap-1.5">
    <TimeSelect
      label={t("{day} opens", { day: name })}
      value={open}
      from={0}
      onChange={(next) => onChange({ open: next, close })}
    />
    <span aria-hidden="true" className="text-faint">
      –
    </span>
    <TimeSelect
      label={t("{day} closes", { day: name })}
      value={close}
      from={minutesOf(open) + 15}
      onChange={(next) => onChange({ open, close: next })}
    />
    <IconButton label={t("Remove {day}", { day: name })} onClick={onRemove}>
      <X />
    </IconButton>
  </div>
);
