import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type Weekday, weekdays } from "@solodesk/contract/kernel/weekdays.ts";
import { Copy } from "lucide-react";
import { useState } from "react";
import { weekdayName } from "#kernel/time/weekday-name.ts";
import { Button } from "#ui/forms/button.tsx";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "#ui/overlays/popover.tsx";

interface CopyHoursProps {
  day: Weekday;
  onCopy: (days: Weekday[]) => void;
}

/** Copies the hours of one day to the selected days. */
export function CopyHours({ day, onCopy }: CopyHoursProps) {
  const [open, setOpen] = useState(false);
  const [ticked, setTicked] = useState<readonly Weekday[]>([]);
  const others = weekdays.filter((other) => other !== day);
  const toggle = (other: Weekday) =>
    setTicked(ticked.includes(other) ? ticked.filter((one) => one !== other) : [...ticked, other]);
  const show = (next: boolean) => {
    setOpen(next);
    setTicked([]);
  };
  const title = t("Copy {day} to||the days follow as a list", { day: weekdayName(day) });
  const copy = () => {
    onCopy([...ticked]);
    show(false);
  };
  return (
    <Popover open={open} onOpenChange={show}>
      <PopoverTrigger asChild>
        <IconButton label={t("Copy {day} to other days", { day: weekdayName(day) })}>
          <Copy />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label={title} className="w-56 p-2">
        <p className="px-2 pt-1 pb-1.5 text-faint text-sm">{title}</p>
        {others.map((other) => (
          <label
            key={other}
            className="flex min-h-9 items-center gap-2.5 rounded-md px-2 hover:bg-hover touch:min-h-11"
          >
            <Checkbox checked={ticked.includes(other)} onCheckedChange={() => toggle(other)} />
            {weekdayName(other)}
          </label>
        ))}
        <div className="mt-2 flex justify-between gap-2 border-line border-t pt-2">
          <Button size="sm" look="ghost" onClick={() => setTicked(others)}>
            {t("All days")}
          </Button>
          <Button size="sm" look="primary" disabled={ticked.length === 0} onClick={copy}>
            {t("Copy||verb")}
          </Button>
        </div>
      </PopoverContent>
    </Popover>
  );
}
