import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { weekdays } from "@solodesk/contract/kernel/weekdays.ts";
import { MINUTE } from "@solodesk/contract/kernel/zone.ts";
import { z } from "zod";
import { openingsOf } from "#features/scheduling/appointments/slots/openings.ts";
import { dayRange } from "#kernel/time/day-range.ts";
import { weekdayInWords } from "../../weekday-in-words.ts";
import type { Desk, Detector } from "../detector.ts";
import { lastDays } from "../last-days.ts";
import { sumByWeekday } from "../time.repository.ts";

const WEEKS = 8;
/** A day is slow below this part of what an open hour usually has. */
const SLOW = 0.5;
/** Fewer appointments say nothing. */
const LEAST = 20;

const Facts = z.object({
  weekday: z.int(),
  booked: z.int(),
  usual: z.int(),
  appointments: z.int(),
});

/** Minutes that the store was open on each weekday of these days, Monday first, without its days off. */
function openMinutes(store: Desk["store"], { from, to }: { from: string; to: string }): number[] {
  const range = { from: dayRange(store.timezone, from).from, to: dayRange(store.timezone, to).to };
  const minutes = weekdays.map(() => 0);
  for (const opening of openingsOf(store, range)) {
    if (opening.from < range.from || opening.from >= range.to) continue;
    const nth = (new Date(opening.wall).getUTCDay() + 6) % 7;
    minutes[nth] = (minutes[nth] ?? 0) + (opening.to - opening.from) / MINUTE;
  }
  return minutes;
}

/** A weekday on which much less of the open time is booked than on the others. */
export const slowWeekday: Detector<z.infer<typeof Facts>> = {
  isTrend: true,
  facts: Facts,
  find: async ({ db }, { store, now }) => {
    const span = lastDays(store.timezone, now, 7 * WEEKS);
    const rows = await sumByWeekday(db, { storeId: store.id, now, ...span });
    const appointments = rows.reduce((sum, row) => sum + row.appointments, 0);
    if (appointments < LEAST) return [];
    const part = openMinutes(store, span).flatMap((open, nth) => {
      const booked = rows.find(({ weekday }) => weekday === nth + 1)?.minutes ?? 0;
      return open === 0 ? [] : [{ weekday: nth + 1, part: booked / open }];
    });
    if (part.length < 3) return [];
    const usual = part.reduce((sum, day) => sum + day.part, 0) / part.length;
    const [slowest] = part.toSorted((a, b) => a.part - b.part);
    if (!slowest || slowest.part >= usual * SLOW) return [];
    const percent = (of: number) => Math.round(of * 100);
    const facts = {
      weekday: slowest.weekday,
      booked: percent(slowest.part),
      usual: percent(usual),
      appointments,
    };
    return [{ severity: "note", samples: appointments, facts, gist: { weekday: slowest.weekday } }];
  },
  say: ({ weekday, booked, usual, appointments }, { store, now }) => {
    const { from, to } = lastDays(store.timezone, now, 7 * WEEKS);
    const day = weekdayInWords(weekday - 1);
    return {
      title: t("{day} is your slowest day", { day }),
      why: t(
        "In the last 8 weeks, {booked}% of your open hours on that day were booked, compared with {usual}% on an average day. Based on {count} appointments.",
        { booked, usual, count: appointments },
      ),
      evidence: [
        {
          endpoint: "appointments.list",
          input: { query: { status: "All", from, to } },
          page: `${pages.appointments}/all?${new URLSearchParams({ from, to })}`,
        },
      ],
    };
  },
};
