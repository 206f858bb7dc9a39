import { describe, expect, test } from "vitest";
import { monthAfter } from "#kernel/time/days.ts";
import { eachDay, weeksOfMonth } from "./calendar-days.ts";
import {
  daysOf,
  type Shown,
  shownIn,
  showsDay,
  stepFrom,
  titleOf,
  type View,
  views,
} from "./calendar-view.ts";

const today = "2026-11-21";
const at = (search: string, isPhone = false) => shownIn(new URLSearchParams(search), today, isPhone);
const on = (view: View, day = today): Shown => ({ view, day });

describe("the address", () => {
  test("says which part is shown; a week at a desk and a day on a phone where it says nothing", () => {
    expect(at("view=month&date=2026-03-29")).toEqual(on("month", "2026-03-29"));
    expect([at("").view, at("", true).view]).toEqual(["week", "day"]);
    expect(at("view=agenda", true)).toEqual(on("agenda"));
  });

  test.each([
    "date=2026-13-01",
    "date=2026-02-30",
    "date=9999-01-01",
    "date=0001-01-01",
    "date=x",
    "view=year",
  ])("%s shows the usual", (search) => expect(at(search)).toEqual(on("week")));
});

test("a week begins where the reader's does", () => {
  expect(daysOf(on("week"), 0)).toEqual({ from: "2026-11-15", to: "2026-11-21" });
  expect(daysOf(on("week"), 1)).toEqual({ from: "2026-11-16", to: "2026-11-22" });
  expect(daysOf(on("week", "2026-11-22"), 1)).toEqual({ from: "2026-11-16", to: "2026-11-22" });
});

test("a month brings the days of its neighbours that fill its weeks, each of its own once", () => {
  expect(daysOf(on("month"), 1)).toEqual({ from: "2026-10-26", to: "2026-12-06" });
  for (let day = "1999-12-15"; day < "2041"; day = monthAfter(day, 1)) {
    for (const weekStart of [0, 1, 6]) {
      const days = eachDay(weeksOfMonth(day, weekStart));
      const own = days.filter((one) => one.startsWith(day.slice(0, 7)));
      expect([days.length % 7, own.length, new Set(own).size], day).toEqual([
        0,
        new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate(),
        own.length,
      ]);
      expect(days.length).toBeLessThanOrEqual(42);
    }
  }
});

test("next and previous lead on by what is shown, also over the end of a year and from the 31st", () => {
  expect(views.map((view) => stepFrom(on(view, "2026-12-31"), 1))).toEqual([
    "2027-01-31",
    "2027-01-07",
    "2027-01-01",
    "2027-01-30",
  ]);
  expect(stepFrom(on("month", "2026-03-31"), -1)).toBe("2026-02-28");
  for (const view of views) {
    const there = { view, day: stepFrom(on(view), 1) };
    expect(stepFrom(there, -1)).toBe(today);
    expect([showsDay(on(view), 1, today), showsDay(there, 1, today)]).toEqual([true, false]);
  }
});

test("its title is said shorter where there is little room", () => {
  const titles = (room: "much" | "little") =>
    views.map((view) => titleOf(on(view), 0, room).replaceAll(/\s/g, " "));
  expect(titles("much")).toEqual([
    "November 2026",
    "Nov 15 – 21, 2026",
    "Saturday, November 21, 2026",
    "Nov 21 – Dec 20, 2026",
  ]);
  expect(titles("little")).toEqual(["November 2026", "Nov 15 – 21", "Sat, Nov 21", "Nov 21 – Dec 20"]);
});
