import { weekdays } from "@solodesk/contract/kernel/weekdays.ts";
import type { Hours } from "@solodesk/contract/store.ts";
import { weekdayNames } from "#kernel/weekday-names.ts";
import { classes } from "#ui/classes.ts";
import { closedFor, monthInWords, monthOf, weeksOf } from "./month.ts";

interface MonthGridProps {
  month: string;
  today: string;
  hours: Hours | undefined;
}

/** A month as it hangs on a wall; the days a store is shut are shaded. */
export const MonthGrid = ({ month, today, hours }: MonthGridProps) => (
  <table className="w-full table-fixed border-collapse">
    <caption className="sr-only">{monthInWords(month)}</caption>
    <thead>
      <tr>
        {weekdays.map((day) => (
          <th key={day} scope="col" className="h-8 px-1 text-left font-medium text-faint text-sm md:px-2.5">
            <span className="sr-only">{weekdayNames[day]}</span>
            <span aria-hidden="true">{weekdayNames[day].slice(0, 3)}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksOf(month).map((week) => (
        <tr key={week[0]}>
          {week.map((day) => (
            <Day
              key={day}
              day={day}
              inside={monthOf(day) === month}
              isToday={day === today}
              closed={hours && closedFor(hours, day)}
            />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

interface DayProps {
  day: string;
  inside: boolean;
  isToday: boolean;
  closed: string | undefined;
}

const Day = ({ day, inside, isToday, closed }: DayProps) => (
  <td
    aria-current={isToday ? "date" : undefined}
    className={classes(
      "h-14 border border-line p-1 align-top md:h-24 md:p-1.5",
      closed !== undefined && "bg-panel",
    )}
  >
    <time
      dateTime={day}
      className={classes(
        "figures inline-flex size-6 items-center justify-center rounded-full text-sm",
        isToday && "bg-accent font-semibold text-on-accent",
        !isToday && (inside ? "text-strong" : "text-faint"),
      )}
    >
      {Number(day.slice(8))}
    </time>
    {inside && closed !== undefined && (
      <p title={closed} className="mt-1 truncate px-1 text-faint text-xs max-md:sr-only">
        {closed}
      </p>
    )}
  </td>
);
