import type { DashboardUser } from "@solodesk/contract/dashboard.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { now } from "#kernel/clock.ts";
import { dayIn } from "#kernel/day-in.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { lastDayOf, monthAfter, monthInWords, monthOf, parseMonth } from "./month.ts";
import { MonthGrid } from "./month-grid.tsx";

interface MonthCalendarProps {
  store: DashboardUser["store_info"];
  /** What to do for the calendar to fill. */
  action: ReactNode;
}

const listOf = (month: string): string =>
  `${pages.appointments}/all?${new URLSearchParams({ from: `${month}-01`, to: lastDayOf(month) })}`;

/** A month on the store's own wall, with ways to the others; the address says which. */
export function MonthCalendar({ store, action }: MonthCalendarProps) {
  const [moment] = useState(now);
  const [query, setQuery] = useSearchParams();
  const zone = store?.timezone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = dayIn(zone, moment);
  const month = parseMonth(query.get("month")) ?? monthOf(today);
  const show = (next: string) => setQuery({ month: next }, { replace: true, preventScrollReset: true });
  return (
    <section aria-label="Calendar">
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2 pb-3">
        <h2 aria-live="polite" className="mr-auto text-lg">
          {monthInWords(month)}
        </h2>
        <p className="mr-2 text-faint text-sm max-sm:order-last max-sm:w-full">
          Times in {zone.replaceAll("_", " ")}
        </p>
        <div className="flex items-center gap-1">
          <Button size="sm" disabled={month === monthOf(today)} onClick={() => show(monthOf(today))}>
            Today
          </Button>
          <IconButton label="Previous month" onClick={() => show(monthAfter(month, -1))}>
            <ChevronLeft />
          </IconButton>
          <IconButton label="Next month" onClick={() => show(monthAfter(month, 1))}>
            <ChevronRight />
          </IconButton>
        </div>
      </div>
      <MonthGrid month={month} today={today} hours={store?.hours} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-5">
        <p className="max-w-[65ch] text-body">
          Appointments stand{" "}
          <Link
            to={listOf(month)}
            className="text-accent-text underline underline-offset-2 hover:text-strong"
          >
            in a list of {monthInWords(month)}
          </Link>
          , with their times and customers.
        </p>
        {action}
      </div>
    </section>
  );
}
