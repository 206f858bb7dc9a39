import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Weekday } from "@solodesk/contract/kernel/weekdays.ts";
import { Plus } from "lucide-react";
import { weekdayName } from "#kernel/time/weekday-name.ts";
import { Button } from "#ui/forms/button.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import type { StoreForm } from "../store-form.ts";
import { CopyHours } from "./copy-hours.tsx";
import {
  addOpenHours,
  canAddInterval,
  copyDay,
  intervalsOf,
  removeInterval,
  replaceInterval,
} from "./hours-editing.ts";
import { IntervalRow } from "./interval-row.tsx";

interface DayRowProps {
  day: Weekday;
  hours: StoreForm["hours"];
  onChange: (hours: StoreForm["hours"]) => void;
  error: string | undefined;
}

export function DayRow({ day, hours, onChange, error }: DayRowProps) {
  const name = weekdayName(day);
  const intervals = intervalsOf(hours, day);
  const add = () => onChange(addOpenHours(hours, day));
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-1 border-line border-b py-2 sm:grid-cols-[6rem_1fr_auto]">
      <span className="flex h-9 items-center text-strong touch:h-11">{name}</span>
      <div className="col-span-2 row-start-2 space-y-2 sm:col-span-1 sm:col-start-2 sm:row-start-1">
        {intervals.map((interval, at) => (
          <IntervalRow
            key={at}
            name={at === 0 ? name : `${name}, ${at + 1}`}
            interval={interval}
            onChange={(next) => onChange(replaceInterval(hours, day, at, next))}
            onRemove={() => onChange(removeInterval(hours, day, at))}
          />
        ))}
        {error && <p className="text-sm text-wrong">{error}</p>}
      </div>
      {intervals.length === 0 && (
        <span className="col-start-1 row-start-2 flex h-9 items-center text-faint max-sm:hidden sm:col-start-2 sm:row-start-1">
          {t("Closed||a day without opening hours")}
        </span>
      )}
      <div className="col-start-2 row-start-1 flex items-center justify-end sm:col-start-3">
        {intervals.length === 0 ? (
          <>
            <span className="flex items-center pe-2 text-faint sm:hidden">
              {t("Closed||a day without opening hours")}
            </span>
            <Button size="sm" look="ghost" aria-label={t("Add hours on {day}", { day: name })} onClick={add}>
              <Plus aria-hidden="true" />
              {t("Add hours")}
            </Button>
          </>
        ) : (
          <IconButton
            label={t("More hours on {day}", { day: name })}
            disabled={!canAddInterval(hours, day)}
            onClick={add}
          >
            <Plus />
          </IconButton>
        )}
        <CopyHours day={day} onCopy={(days) => onChange(copyDay(hours, day, days))} />
      </div>
    </li>
  );
}
