// Free slots and full days, month by month in the visitor's time zone, fetched when a month is shown.

import type { FreeSlot } from "@solodesk/contract/kernel/slot.ts";
import { instantOf, wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import type { BookableSlots } from "@solodesk/contract/selling/bookings.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { createStore } from "#kernel/storage/store.ts";
import { now } from "#kernel/time/clock.ts";
import { dayIn } from "#kernel/time/day-in.ts";
import { dayAfter, monthAfter } from "#kernel/time/days.ts";
import { type Clocks, myDay } from "./clocks.ts";
import { firstDayOf, monthOf } from "./month.ts";
import { slotsByDay } from "./slots-by-day.ts";

interface Visitor extends Pick<Clocks, "mine"> {
  /** By day, as from `slotsByDay`. */
  free: ReadonlyMap<string, unknown>;
}

/**
 * Maps the visitor's days to the store's full days. A day with a free slot is left out: nobody needs to wait
 * for it.
 */
function fullByDay(days: BookableSlots["full_days"], { mine, free }: Visitor): Map<string, string> {
  const full = new Map<string, string>();
  for (const { day, starts_at } of days) {
    const mineDay = myDay({ mine }, starts_at);
    if (!free.has(mineDay) && !full.has(mineDay)) full.set(mineDay, day);
  }
  return full;
}

export interface CalendarState {
  month: string;
  /** `undefined` if nothing is free in the month, or while that is unknown. */
  day: string | undefined;
  /** `undefined` until the month is loaded. */
  days: Map<string, FreeSlot[]> | undefined;
  /** Days with a waitlist, in the visitor's time zone, each with its day in the store's. */
  full: Map<string, string>;
  /** Why the month could not be loaded. */
  failure: string | undefined;
  /** Nothing is free or has a waitlist up to the last bookable day. */
  isFull: boolean;
}

/** Has no full days for callers without a waitlist. */
export type Times = Pick<BookableSlots, "slots"> & Partial<BookableSlots>;
type Month = Required<Pick<CalendarState, "full">> & { days: Map<string, FreeSlot[]> };

interface CalendarWish {
  /** Both bounds are inclusive; the range is at most half a month. */
  read: (range: { from: string; to: string }) => Promise<Times>;
  /** The visitor's time zone. */
  mine: string;
  /** How many days ahead visitors can book. */
  horizonDays: number;
}

export type OpenedCalendar = ReturnType<typeof openCalendar>;

export function openCalendar({ read, mine, horizonDays }: CalendarWish) {
  const today = dayIn(mine, now());
  const firstMonth = monthOf(today);
  // One day more than the store counts: it may be a day ahead of the visitor.
  const lastMonth = monthOf(dayAfter(today, horizonDays + 1));
  const known = new Map<string, Month>();
  const none = { day: undefined, days: undefined, full: new Map(), failure: undefined, isFull: false };
  const state = createStore<CalendarState>({ month: firstMonth, ...none });
  /** Counts requests, so that only the answer to the latest is shown. */
  let turn = 0;

  const beginOf = (day: string) => new Date(instantOf(mine, wallOfDay(day))).toISOString();
  const lastBefore = (day: string) => new Date(instantOf(mine, wallOfDay(day)) - 1).toISOString();

  async function readMonth(month: string): Promise<Month> {
    const found = known.get(month);
    if (found) return found;
    const [first, middle, next] = [firstDayOf(month), `${month}-16`, firstDayOf(monthAfter(month))];
    const halves = await Promise.all([
      today < middle ? read({ from: beginOf(first), to: lastBefore(middle) }) : { slots: [] },
      read({ from: beginOf(middle), to: lastBefore(next) }),
    ]);
    const days = slotsByDay(
      halves.flatMap(({ slots }) => slots),
      { mine },
    );
    const full = fullByDay(
      halves.flatMap(({ full_days = [] }: Times) => full_days),
      { mine, free: days },
    );
    const times = { days, full };
    known.set(month, times);
    return times;
  }

  /**
   * Shows the first month from `from` on that `suits`, on the day `wish` if it can be picked, else on its
   * first free day.
   */
  async function find(from: string, suits: (days: Map<string, FreeSlot[]>) => boolean, wish?: string) {
    turn += 1;
    const mineTurn = turn;
    try {
      for (let month = from; month <= lastMonth; month = monthAfter(month)) {
        const { days, full } = await readMonth(month);
        if (turn !== mineTurn) return;
        if (!suits(days)) continue;
        const [first] = days.keys();
        const day = wish !== undefined && (days.has(wish) || full.has(wish)) ? wish : first;
        return state.set({ ...none, month, day, days, full });
      }
      showFull(from);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (turn === mineTurn) state.set({ ...state.get(), days: undefined, failure: error.message });
    }
  }

  /** If nothing is free, shows the first day with a waitlist, or that there is none. */
  function showFull(from: string): void {
    for (const [month, { days, full }] of known) {
      const [day] = full.keys();
      if (month >= from && day !== undefined) return state.set({ ...none, month, day, days, full });
    }
    state.set({ ...none, month: from, days: new Map(), isFull: true });
  }

  const seek = (from: string) => {
    state.set({ ...none, month: from });
    return find(from, (days) => days.size > 0);
  };
  const show = (month: string, wish?: string) => {
    const isKnown = known.has(month);
    if (!isKnown) state.set({ ...none, month });
    return find(month, () => true, wish);
  };

  return {
    state,
    today,
    firstMonth,
    lastMonth,
    /** Shows the first month from this one on that has a free slot. */
    seek,
    show,
    showNextFree: () => seek(monthAfter(state.get().month)),
    pickDay: (day: string) => state.set({ ...state.get(), day }),
    /** Fetches again, because slots may have been taken or freed in the meantime. */
    refresh: () => {
      known.clear();
      const { month, day } = state.get();
      return show(month, day);
    },
  };
}
