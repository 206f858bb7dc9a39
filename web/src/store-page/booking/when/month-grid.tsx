import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Weekday } from "@solodesk/contract/kernel/weekdays.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { arrowKeyRead } from "#kernel/page/direction.ts";
import { useStore } from "#kernel/storage/store.ts";
import { readerLanguage } from "#kernel/text/reader-language.ts";
import { dayAfter, monthAfter } from "#kernel/time/days.ts";
import { longWeekday } from "#kernel/time/long-day.ts";
import { weekStartOf } from "#kernel/time/week-start.ts";
import { weekdayName } from "#kernel/time/weekday-name.ts";
import { classes } from "#ui/look/classes.ts";
import { weekdayOf } from "../../sections/opening.ts";
import type { OpenedCalendar } from "./calendar.ts";
import { dayByKey, firstDayOf, monthInWords, monthOf, weeksOf } from "./month.ts";

/** A month of days to pick from. The arrow keys move between days, as in every ARIA date grid. */
export function MonthGrid({ calendar }: { calendar: OpenedCalendar }) {
  const { month, day: picked, days, full } = useStore(calendar.state);
  const [cursor, setCursor] = useState<string>();
  const grid = useRef<HTMLTableElement>(null);
  const label = useId();
  const [weekStart] = useState(() => weekStartOf(readerLanguage()));
  const weeks = weeksOf(month, weekStart);

  const inMonth = (day: string | undefined) =>
    day !== undefined && monthOf(day) === month ? day : undefined;
  /** The only day in the Tab order. */
  const reachable = inMonth(cursor) ?? inMonth(picked) ?? inMonth(calendar.today) ?? firstDayOf(month);

  useEffect(() => {
    if (cursor !== undefined) grid.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus();
  }, [cursor]);

  function walk(event: KeyboardEvent) {
    const next = dayByKey(reachable, arrowKeyRead(event.key), weekStart);
    if (next === undefined) return;
    event.preventDefault();
    const to = monthOf(next);
    if (to < calendar.firstMonth || to > calendar.lastMonth) return;
    setCursor(next);
    if (to !== month) void calendar.show(to, next);
  }
  function pick(day: string) {
    setCursor(undefined);
    if (days?.has(day) || full.has(day)) calendar.pickDay(day);
  }
  function turn(months: number) {
    setCursor(undefined);
    void calendar.show(monthAfter(month, months));
  }

  return (
    <div className="-mx-3.5 md:mx-0">
      <div className="mb-1 flex items-center justify-between ps-3.5 md:ps-3">
        <h3 id={label} aria-live="polite" className="font-semibold text-md text-strong">
          {monthInWords(month)}
        </h3>
        <div className="flex">
          <Turn label={t("Previous month")} disabled={month <= calendar.firstMonth} onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden="true" />
          </Turn>
          <Turn label={t("Next month")} disabled={month >= calendar.lastMonth} onClick={() => turn(1)}>
            <ChevronRight aria-hidden="true" />
          </Turn>
        </div>
      </div>
      <table
        ref={grid}
        // The ARIA Authoring Practices define the keys of a date grid.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-labelledby={label}
        aria-busy={days === undefined}
        onKeyDown={walk}
        className="w-full table-fixed"
      >
        <thead>
          <tr>
            {weekdaysFrom(weekStart).map((day) => (
              <th
                key={day}
                scope="col"
                abbr={weekdayName(day)}
                className="h-9 text-center font-medium text-faint text-xs"
              >
                {weekdayName(day, "short")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={week.find(Boolean) ?? row}>
              {week.map((day, column) => (
                <td key={day ?? column} aria-selected={day !== undefined && day === picked} className="p-0">
                  {day !== undefined && (
                    <DayButton
                      day={day}
                      free={days?.get(day)?.length ?? 0}
                      isFull={full.has(day)}
                      isKnown={days !== undefined}
                      isToday={day === calendar.today}
                      isPicked={day === picked}
                      isReachable={day === reachable}
                      onPick={() => pick(day)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {full.size > 0 && (
        <p className="mt-3 px-3.5 text-faint text-sm md:px-3">
          {t("Days with a dashed edge are full: pick one to wait for a time.")}
        </p>
      )}
    </div>
  );
}

const weekdaysFrom = (weekStart: number): Weekday[] => {
  // 1 January 2024 was a Monday.
  const monday = "2024-01-01";
  return Array.from({ length: 7 }, (_, i) => weekdayOf(dayAfter(monday, weekStart - 1 + i)));
};

interface TurnProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

const Turn = ({ label, ...props }: TurnProps) => (
  <button
    type="button"
    aria-label={label}
    className="inline-flex size-11 items-center justify-center rounded-md text-body hover:bg-hover hover:text-strong disabled:opacity-30 [&_svg]:size-5"
    {...props}
  />
);

interface DayButtonProps {
  day: string;
  free: number;
  /** The day is full and has a waitlist. */
  isFull: boolean;
  isKnown: boolean;
  isToday: boolean;
  isPicked: boolean;
  isReachable: boolean;
  onPick: () => void;
}

function freeWords(free: number, isFull: boolean): string {
  if (isFull) return t("full, you can wait for a time||a day");
  return t("{count, plural, =0 {nothing free} one {# time free} other {# times free}}", { count: free });
}

function DayButton({ day, free, isFull, isKnown, isToday, isPicked, isReachable, onPick }: DayButtonProps) {
  const canPick = free > 0 || isFull;
  const name = [isToday && t("Today"), longWeekday(day), isKnown && freeWords(free, isFull)]
    .filter(Boolean)
    .join(", ");
  return (
    <button
      type="button"
      data-day={day}
      aria-label={name}
      aria-disabled={!canPick}
      aria-current={isToday ? "date" : undefined}
      tabIndex={isReachable ? 0 : -1}
      onClick={onPick}
      // The touch target is the whole cell; the painted box is a little smaller.
      className={classes("group block h-12 w-full rounded-xl p-0.5", !canPick && "cursor-default")}
    >
      <span
        className={classes(
          "figures relative flex size-full items-center justify-center rounded-lg text-base transition-colors duration-120",
          isPicked
            ? "bg-accent font-semibold text-on-accent"
            : free > 0
              ? "bg-accent-wash font-semibold text-strong group-hover:ring-2 group-hover:ring-accent group-hover:ring-inset"
              : isFull
                ? "border border-edge border-dashed text-body group-hover:border-accent group-hover:text-strong"
                : "text-faint",
          !isKnown && "animate-skeleton",
        )}
      >
        {numberFormat().format(Number(day.slice(8)))}
        {isToday && <span className="absolute bottom-1.5 size-1 rounded-full bg-current" />}
      </span>
    </button>
  );
}
