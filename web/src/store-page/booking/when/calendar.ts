// Which times are free and which days are full, month by month on the visitor's calendar, fetched as they are looked at.

import type { Slot } from "@solodesk/contract/kernel/slot.ts";
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
  /** By day, as `slotsByDay` has it. */
  free: ReadonlyMap<string, unknown>;
}

/** The store's full days by the visitor's; on a day of theirs that has a free time as well nobody needs to wait. */
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
  /** Undefined while nothing is free in the month, or is not known yet. */
  day: string | undefined;
  /** Undefined until the month's are known. */
  days: Map<string, Slot[]> | undefined;
  /** Days for which one can wait, on the visitor's calendar, and which they are on the store's. */
  full: Map<string, string>;
  /** Why they are not. */
  failure: string | undefined;
  /** Looked for up to the last bookable day, and there is none. */
  isFull: boolean;
}

/** Without full days where nobody can wait for one. */
export type Times = Pick<BookableSlots, "slots"> & Partial<BookableSlots>;
type Month = Required<Pick<CalendarState, "full">> & { days: Map<string, Slot[]> };

interface CalendarWish {
  /** Both bounds belong to it; half a month at most. */
  read: (range: { from: string; to: string }) => Promise<Times>;
  /** The visitor's zone. */
  mine: string;
  /** Days ahead that can be booked. */
  horizonDays: number;
}

export type Calendar = ReturnType<typeof openCalendar>;

export function openCalendar({ read, mine, horizonDays }: CalendarWish) {
  const today = dayIn(mine, now());
  const firstMonth = monthOf(today);
  // A day more than the store counts: it may be a day ahead of the visitor.
  const lastMonth = monthOf(dayAfter(today, horizonDays + 1));
  const known = new Map<string, Month>();
  const none = { day: undefined, days: undefined, full: new Map(), failure: undefined, isFull: false };
  const state = createStore<CalendarState>({ month: firstMonth, ...none });
  /** Whoever asked last is shown. */
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

  /** Shows the first month from there on that `suits`, with its first free day or the one wished for. */
  async function find(from: string, suits: (days: Map<string, Slot[]>) => boolean, wish?: string) {
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

  /** Nothing is free any more: the first day for which one can wait, if there is one. */
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
    /** From this month on the first in which something is free. */
    seek,
    show,
    showNextFree: () => seek(monthAfter(state.get().month)),
    pickDay: (day: string) => state.set({ ...state.get(), day }),
    /** Asks anew, because times may have gone or come meanwhile. */
    refresh: () => {
      known.clear();
      const { month, day } = state.get();
      return show(month, day);
    },
  };
}
