import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import { wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import { classes } from "#ui/look/classes.ts";
import { AgendaRow } from "./agenda-row.tsx";
import { BusyRow } from "./busy/busy-row.tsx";
import { type Busy, busyByDay } from "./busy/busy-times.ts";
import type { CalendarBlock } from "./calendar-blocks.ts";
import { type CalendarDays, eachDay } from "./calendar-days.ts";
import { byDay, entriesInOrder } from "./grid/by-day.ts";
import { opensOn } from "./grid/opening-times.ts";

interface PhoneMonthProps {
  entries: readonly CalendarBlock[];
  open: readonly Slot[];
  busy: readonly Busy[];
  zone: string;
  days: CalendarDays;
  day: string;
  today: string;
  onDay: (day: string) => void;
  onOpen: (block: CalendarBlock) => void;
}

const written = (options: Intl.DateTimeFormatOptions) => (day: string) =>
  dateFormat({ ...options, timeZone: "UTC" }).format(wallOfDay(day));
const [narrow, long] = [written({ weekday: "narrow" }), written({ weekday: "long" })];
const spoken = written({ weekday: "long", day: "numeric", month: "long" });
const maxDots = 3;

/** A month on a phone: up to 3 dots per day, one per appointment, and the chosen day's entries below. */
export function PhoneMonth({ entries, open, busy, zone, days, day, today, onDay, onOpen }: PhoneMonthProps) {
  const known = byDay(entries, zone);
  const all = eachDay(days);
  const elsewhere = busyByDay(busy, zone);
  const chosen = entriesInOrder(known.get(day), elsewhere.get(day));
  return (
    <>
      <div className="grid grid-cols-7 gap-y-1">
        {all.slice(0, 7).map((one) => (
          <span key={one} className="pb-1 text-center text-faint text-xs">
            <span aria-hidden="true">{narrow(one)}</span>
            <span className="sr-only">{long(one)}</span>
          </span>
        ))}
        {all.map((one) => {
          const count = known.get(one)?.length ?? 0;
          return (
            <button
              key={one}
              type="button"
              aria-label={[
                spoken(one),
                t("{count, plural, one {# appointment} other {# appointments}}", { count }),
                elsewhere.has(one) && t("busy elsewhere"),
              ]
                .filter(Boolean)
                .join(", ")}
              aria-pressed={one === day}
              aria-current={one === today ? "date" : undefined}
              onClick={() => onDay(one)}
              className={classes(
                "flex h-12 flex-col items-center gap-1 rounded-md pt-1.5 focus-visible:-outline-offset-2",
                one === day
                  ? "bg-hover ring-1 ring-edge ring-inset"
                  : !opensOn(open, zone, one) && "bg-panel",
              )}
            >
              <span className={numberLook(one, { day, today })}>{Number(one.slice(8))}</span>
              <span aria-hidden="true" className="flex h-1.5 gap-0.5">
                {known
                  .get(one)
                  ?.slice(0, maxDots)
                  .map(({ id, status }) => (
                    <span
                      key={id}
                      className={classes(
                        "size-1.5 rounded-full",
                        status === "Pending" ? "ring-[1.5px] ring-waiting ring-inset" : "bg-good",
                      )}
                    />
                  ))}
                {count > maxDots && <span className="text-[0.625rem] text-faint leading-1.5">+</span>}
              </span>
              {elsewhere.has(one) && <span aria-hidden="true" className="h-0.5 w-5 rounded-full bg-edge" />}
            </button>
          );
        })}
      </div>
      <section aria-label={spoken(day)} className="mt-4 border-line border-t pt-2">
        <h3 className="py-1.5 font-semibold text-base text-strong">{spoken(day)}</h3>
        {chosen.length === 0 && <p className="py-1.5 text-faint">{t("Nothing on this day.")}</p>}
        <ul>
          {chosen.map((one) =>
            "names" in one ? (
              <BusyRow key={one.starts_at} busy={one} zone={zone} />
            ) : (
              <AgendaRow key={one.id} entry={one} open={open} zone={zone} onOpen={onOpen} />
            ),
          )}
        </ul>
      </section>
    </>
  );
}

const numberLook = (one: string, { day, today }: { day: string; today: string }): string =>
  classes(
    "figures flex h-5 min-w-6 items-center justify-center rounded-full px-1 text-sm",
    one === today
      ? "bg-accent font-semibold text-on-accent"
      : one.slice(0, 7) === day.slice(0, 7)
        ? "text-strong"
        : "text-faint",
  );
