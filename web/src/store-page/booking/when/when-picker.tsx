import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { ReactNode } from "react";
import { useStore } from "#kernel/storage/store.ts";
import { sentence } from "#kernel/text/sentence.ts";
import { longWeekday } from "#kernel/time/long-day.ts";
import { Button } from "#ui/forms/button.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { classes } from "#ui/look/classes.ts";
import { cityOf } from "../../sections/city-of.ts";
import type { OpenedCalendar } from "./calendar.ts";
import { type Clocks, needsBothClocks } from "./clocks.ts";
import { MonthGrid } from "./month-grid.tsx";
import { SlotList } from "./slot-list.tsx";

interface ClockChoiceProps {
  hour12: boolean;
  onChange: (hour12: boolean) => void;
}

/**
 * The browser's language does not say which clock the visitor prefers; the choice applies to all times shown.
 */
const ClockChoice = ({ hour12, onChange }: ClockChoiceProps) => (
  <fieldset className="flex shrink-0 rounded-md bg-raised p-0.5 ring-1 ring-line ring-inset">
    <legend className="sr-only">{t("Clock||12 or 24 hours")}</legend>
    <Side name={t("12 h||clock")} isOn={hour12} onPick={() => onChange(true)} />
    <Side name={t("24 h||clock")} isOn={!hour12} onPick={() => onChange(false)} />
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

interface WhenPickerProps {
  calendar: OpenedCalendar;
  clocks: Clocks;
  onHour12: (hour12: boolean) => void;
  chosen?: string | undefined;
  wanted?: string | undefined;
  onPick: (startsAt: string) => void;
  /** Shown for a full day; receives the day in the store's time zone. */
  renderFullDay?: (day: string) => ReactNode;
  /** Shown if nothing is free on any bookable day. */
  whenFull: ReactNode;
}

/** A calendar and the free times of the picked day. */
export function WhenPicker({ calendar, whenFull, ...picking }: WhenPickerProps) {
  const { failure, isFull } = useStore(calendar.state);
  if (isFull) return whenFull;
  if (failure !== undefined)
    return (
      <ErrorState onRetry={() => void calendar.refresh()}>
        {t("{problem} Check your connection.", { problem: sentence(failure) })}
      </ErrorState>
    );
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_18rem]">
      <div>
        <MonthGrid calendar={calendar} />
      </div>
      <TimesOfDay calendar={calendar} {...picking} />
    </div>
  );
}

function TimesOfDay({
  calendar,
  clocks,
  onHour12,
  renderFullDay,
  ...picking
}: Omit<WhenPickerProps, "whenFull">) {
  const { day, days, full } = useStore(calendar.state);
  const fullDay = day === undefined ? undefined : full.get(day);
  const slots = (day !== undefined && days?.get(day)) || [];
  return (
    <section
      aria-label={t("Free times")}
      className={classes(
        "md:-me-2 md:pe-2",
        // A full day shows a form, which should not scroll in a box.
        fullDay === undefined && "md:max-h-[28rem] md:overflow-y-auto",
      )}
    >
      <div className="sticky top-0 z-10 mb-3 flex min-h-11 items-center justify-between gap-3 bg-lifted">
        <h3 aria-live="polite" className="font-semibold text-md text-strong">
          {day === undefined ? (days === undefined ? t("Free times") : t("Nothing free")) : longWeekday(day)}
        </h3>
        {fullDay === undefined && <ClockChoice hour12={clocks.hour12} onChange={onHour12} />}
      </div>
      {slots[0] && needsBothClocks(clocks, slots[0].starts_at) && (
        <p className="mb-3 text-faint text-sm">
          {t("Your time in {city}, with the store's time below.", { city: cityOf(clocks.mine) })}
        </p>
      )}
      {days === undefined && <SlotsSkeleton />}
      {days !== undefined && day === undefined && (
        <>
          <p className="mb-4 text-base">{t("No free times left this month.")}</p>
          <Button className="h-11 w-full" onClick={() => void calendar.showNextFree()}>
            {t("Next free day")}
          </Button>
        </>
      )}
      {fullDay !== undefined && renderFullDay?.(fullDay)}
      <SlotList slots={slots} clocks={clocks} {...picking} />
    </section>
  );
}

const SlotsSkeleton = () => (
  <div
    role="status"
    aria-label={t("Looking for free times")}
    className="grid grid-cols-3 gap-2 md:grid-cols-1"
  >
    {Array.from({ length: 6 }, (_, i) => (
      <Skeleton key={i} className="h-11" />
    ))}
  </div>
);
