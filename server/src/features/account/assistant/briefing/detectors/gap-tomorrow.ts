import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { MINUTE } from "@solodesk/contract/kernel/zone.ts";
import { z } from "zod";
import { sumBooked } from "#features/scheduling/appointments/calendar/sum-booked.ts";
import { openingsOf } from "#features/scheduling/appointments/slots/openings.ts";
import { dayOf, dayRange } from "#kernel/time/day-range.ts";
import type { Detector } from "../detector.ts";
import { countWaiting } from "../time.repository.ts";

const Facts = z.object({ date: z.string(), free: z.int(), people: z.int() });
const LEAST_FREE_MINUTES = 60;

/** Free time tomorrow while people wait for a later day. */
export const gapTomorrow: Detector<z.infer<typeof Facts>> = {
  isTrend: false,
  facts: Facts,
  find: async ({ db }, { store, now }) => {
    const date = dayOf(store.timezone, dayRange(store.timezone, dayOf(store.timezone, now.getTime())).to);
    const range = dayRange(store.timezone, date);
    const people = await countWaiting(db, store.id, date);
    if (people === 0) return [];
    const open = openingsOf(store, range).reduce(
      (sum, { from, to }) => sum + Math.min(to, range.to) - Math.max(from, range.from),
      0,
    );
    const free = Math.round(open / MINUTE) - (await sumBooked(db, store.id, range));
    return free < LEAST_FREE_MINUTES
      ? []
      : [{ severity: "important", samples: people, facts: { date, free, people } }];
  },
  say: ({ date, free, people }) => ({
    title: t(
      "You have {hours, plural, one {# hour} other {# hours}} free tomorrow, and {people, plural, one {# person is} other {# people are}} on your waitlist for a later day",
      {
        hours: Math.floor(free / 60),
        people,
      },
    ),
    why: t("Someone on your waitlist might like to come sooner."),
    evidence: [
      {
        endpoint: "appointments.list",
        input: { query: { status: "All", from: date, to: date } },
        page: `${pages.appointments}/all?${new URLSearchParams({ from: date, to: date })}`,
      },
    ],
  }),
};
